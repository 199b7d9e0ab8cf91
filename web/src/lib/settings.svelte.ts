import { SPEEDS, type Speed } from '../director/pace';
import { bestLanguage, LANGUAGES, type Language } from './language';

export type Theme = 'auto' | 'day' | 'night';

/** Where they are kept. */
export const SETTINGS = 'fzzzt.settings';

interface Saved {
  language: Language;
  theme: Theme;
  sound: boolean;
  notify: boolean;
  push: boolean;
  memory: boolean;
  speed: Speed;
  sitOut: boolean;
  guide: boolean;
  firstSight: boolean;
  sights: string[];
  games: number;
  explain: boolean;
  standing: boolean;
}

/** What a person prefers on this device, kept by the browser. */
export class Settings implements Saved {
  language = $state<Language>('en');
  theme = $state<Theme>('auto');
  sound = $state(false);
  notify = $state(false);
  /** Whether the server pushes notices to this browser: then the page needs none of its own. */
  push = $state(false);
  /** Whether the page shows what is public of everyone's cards, or leaves that to memory. */
  memory = $state(true);
  /** How fast scenes follow each other. */
  speed = $state<Speed>('normal');
  /** Whether the page says what it means to bid the last card. */
  sitOut = $state(true);
  /** Whether the guide of a first game speaks. */
  guide = $state(true);
  /** Whether the page explains what comes up for the first time, what it has explained, and the games that are over. */
  firstSight = $state(true);
  sights = $state.raw<string[]>([]);
  games = $state(0);
  /** Whether it says what the card for sale is for. */
  explain = $state(true);
  /** Whether it shows what everybody would score now. */
  standing = $state(false);

  constructor(
    private readonly storage: Pick<Storage, 'getItem' | 'setItem'>,
    wanted: readonly string[],
  ) {
    const saved = read(storage);
    this.language = saved.language !== undefined && saved.language in LANGUAGES ? saved.language : bestLanguage(wanted);
    this.theme = saved.theme ?? 'auto';
    this.sound = saved.sound ?? false;
    this.notify = saved.notify ?? false;
    this.push = saved.push ?? false;
    this.memory = saved.memory ?? true;
    this.speed = saved.speed !== undefined && saved.speed in SPEEDS ? saved.speed : 'normal';
    this.sitOut = saved.sitOut ?? true;
    this.guide = saved.guide ?? true;
    this.firstSight = saved.firstSight ?? true;
    this.sights = Array.isArray(saved.sights) ? saved.sights : [];
    this.games = saved.games ?? 0;
    this.explain = saved.explain ?? true;
    this.standing = saved.standing ?? false;
  }

  save(): void {
    const { language, theme, sound, notify, push, memory, speed, sitOut, explain, standing, guide, firstSight, sights, games } = this;
    const saved = { language, theme, sound, notify, push, memory, speed, sitOut, explain, standing, guide, firstSight, sights, games };
    this.storage.setItem(SETTINGS, JSON.stringify(saved satisfies Saved));
  }
}

function read(storage: Pick<Storage, 'getItem'>): Partial<Saved> {
  try {
    return (JSON.parse(storage.getItem(SETTINGS) ?? '{}') ?? {}) as Partial<Saved>;
  } catch {
    return {};
  }
}
