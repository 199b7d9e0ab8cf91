import type { Component } from 'svelte';
import type { Route } from './lib/router.svelte';

/** What a screen is given: where the page is, and the way elsewhere. Each takes what it needs. */
type Given = Route & { go: (path: string) => void };
type Loading<Props> = Promise<{ default: Component<Props & Record<string, unknown>> }>;

/** Screens that are loaded when they are first opened: home and table, where one plays, are there at once. */
const LATER: Partial<Record<Route['screen'], () => Loading<never>>> = {
  replay: () => import('./replay/Replay.svelte'),
  rules: () => import('./rules/Rules.svelte'),
  score: () => import('./scorepad/ScorePad.svelte'),
  learn: () => import('./learn/Learn.svelte'),
  puzzles: () => import('./puzzles/Puzzles.svelte'),
  daily: () => import('./daily/Daily.svelte'),
  me: () => import('./me/Me.svelte'),
  group: () => import('./groups/GroupScreen.svelte'),
  ratings: () => import('./ratings/Ratings.svelte'),
  about: () => import('./about/About.svelte'),
  'sign-in': () => import('./account/SignIn.svelte'),
  notices: () => import('./notices/Notices.svelte'),
};

export const laterScreen = (screen: Route['screen']) => LATER[screen]?.() as Loading<Given> | undefined;
