import { api } from '../lib/api';
import { mayNotify, subscription } from '../lib/notice';
import type { NoticePlaces, Quiet } from '../lib/wire';

/** Web Push to this browser: the server's notices come even where no page is open. */

export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis;

/** Whether it is on: the browser and the server must both say so. */
export async function isPushed({ places }: NoticePlaces): Promise<boolean> {
  return places.some(({ kind }) => kind === 'push') && (await subscription()) !== null;
}

/** Asks for leave and turns it on; whether it is on now. */
export async function pushOn(key: string, quiet: Quiet | null): Promise<boolean> {
  if (!(await mayNotify()) || !canPush()) return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint: address = '', keys = {} } = made.toJSON();
  await api.addNotice({ kind: 'push', address, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '', quiet });
  return true;
}

export async function pushOff(): Promise<void> {
  await (await subscription())?.unsubscribe();
}
