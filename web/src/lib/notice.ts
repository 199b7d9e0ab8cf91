/** Tells that it is one's turn where one looks when one does not look: the tab's title, and a notification. */

export function showTitle(place: string, myTurn: string | null): void {
  document.title = [myTurn, place, 'Fzzzt!'].filter(Boolean).join(' · ');
}

export function notify(text: string, enabled: boolean): void {
  if (!enabled || document.visibilityState === 'visible' || !('Notification' in globalThis)) return;
  if (Notification.permission === 'granted') new Notification('Fzzzt!', { body: text, tag: 'fzzzt-turn' });
}

/** Asks the browser for leave to notify; whether it is given. */
export async function mayNotify(): Promise<boolean> {
  return 'Notification' in globalThis && (await Notification.requestPermission()) === 'granted';
}
