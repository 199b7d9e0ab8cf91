import icon from '../icons/icon-192.png';
import { offline } from './offline';
import type { Scope } from './scope';

/**
 * The service worker: shows what the server pushes, and keeps the files that have their hash in their names. It keeps
 * no page and no answer of the API: whatever is shown of a table comes from the server, now.
 */

const worker = self as unknown as Scope;
const KEPT = 'fzzzt-files';
const MOST = 150;

/** What a push says (src/fzzzt/web/notices/message.py). */
interface Notice {
  body: string;
  path: string;
  off: string;
  id: string;
  lang: string;
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(file(request));
  else if (request.mode === 'navigate' && !pathname.startsWith('/api/')) {
    event.respondWith(fetch(request).catch(() => offline(worker.navigator.languages)));
  }
});

async function file(request: Request): Promise<Response> {
  const kept = await worker.caches.open(KEPT);
  const found = await kept.match(request);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok && response.headers.get('Cache-Control')?.includes('immutable')) {
    await kept.put(request, response.clone());
    const old = (await kept.keys()).slice(0, -MOST);
    await Promise.all(old.map((one) => kept.delete(one)));
  }
  return response;
}

worker.addEventListener('push', (event) => event.waitUntil(show(event.data?.json() as Notice)));

/** A table has one notification, the newest. Where one looks at it already it is shown all the same, but without a sound. */
async function show({ body, path, off, id, lang }: Notice): Promise<void> {
  const tabs = await worker.clients.matchAll({ type: 'window' });
  const silent = tabs.some((tab) => tab.focused && new URL(tab.url).pathname === path);
  const more = { actions: [{ action: 'off', title: off }], renotify: !silent };
  await worker.registration.showNotification('Fzzzt!', { body, lang, tag: path, icon, badge: icon, silent, data: { path, id }, ...more });
  await badge()?.setAppBadge();
}

worker.addEventListener('notificationclick', (event) => {
  const { path, id } = event.notification.data as Pick<Notice, 'path' | 'id'>;
  event.notification.close();
  event.waitUntil(event.action === 'off' ? turnOff(id) : open(path));
});

async function open(path: string): Promise<void> {
  const tabs = await worker.clients.matchAll({ type: 'window' });
  const there = tabs.find((tab) => new URL(tab.url).pathname === path);
  await (there ? there.focus() : worker.clients.openWindow(path));
  await badge()?.clearAppBadge();
}

/** Off in one tap: here, and at the server. */
async function turnOff(id: string): Promise<void> {
  const subscription = await worker.registration.pushManager.getSubscription();
  await subscription?.unsubscribe();
  await fetch(`/api/notices/${id}`, { method: 'DELETE', headers: { 'Content-Type': 'application/json' }, body: '{}' });
}

/** Not every system has badges. */
const badge = () => ('setAppBadge' in worker.navigator ? worker.navigator : undefined);
