/** The part of a service worker's world that ours uses: TypeScript knows either pages or workers, not both. */

interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}

interface Asked extends Waiting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Pushed extends Waiting {
  data: { json(): unknown } | null;
}

interface Clicked extends Waiting {
  action: string;
  notification: Notification;
}

interface Tab {
  url: string;
  focused: boolean;
  focus(): Promise<unknown>;
}

interface Events {
  install: Waiting;
  activate: Waiting;
  fetch: Asked;
  push: Pushed;
  notificationclick: Clicked;
}

export interface Scope {
  location: Location;
  registration: ServiceWorkerRegistration;
  navigator: Navigator;
  caches: CacheStorage;
  clients: { claim(): Promise<void>; matchAll(options: { type: 'window' }): Promise<Tab[]>; openWindow(path: string): Promise<unknown> };
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof Events>(kind: K, listener: (event: Events[K]) => void): void;
}
