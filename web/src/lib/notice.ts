import plain from '../art/favicon.svg?url';
import called from '../art/favicon-turn.svg?url';

/** Tells that it is one's turn where one looks when one does not look: the tab's title and icon, a badge, a notification. */

export function showTitle(place: string, myTurn: string | null): void {
  document.title = [myTurn, place, 'Fzzzt!'].filter(Boolean).join(' · ');
  document.querySelector('link[rel="icon"]')?.setAttribute('href', myTurn === null ? plain : called);
  // Not every system has badges, and none for a page that is not installed.
  if ('setAppBadge' in navigator) void (myTurn === null ? navigator.clearAppBadge() : navigator.setAppBadge()).catch(() => undefined);
}

export function notify(text: string, enabled: boolean): void {
  if (!enabled || document.visibilityState === 'visible' || !('Notification' in globalThis)) return;
  if (Notification.permission === 'granted') new Notification('Fzzzt!', { body: text, tag: location.pathname });
}

/** Asks the browser for leave to notify; whether it is given. */
export async function mayNotify(): Promise<boolean> {
  return 'Notification' in globalThis && (await Notification.requestPermission()) === 'granted';
}

/** By what this browser takes pushes from the server, if it does. */
export async function subscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Starts the service worker, which shows what is pushed and makes the page one that can be installed. */
export function startWorker(): void {
  if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
