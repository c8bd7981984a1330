/** After one visit the place works without a network, and so does every game that was opened once. */
import type { Order } from '../offline/orders.ts';
import { leadTo, tell } from './telling.ts';

declare const self: ServiceWorkerGlobalScope;

/** Filled in by the build: its files, shared out, and a name that changes with any of them. */
declare const SHELL: readonly string[];
declare const GAMES: Readonly<Record<string, readonly string[]>>;
declare const BUILD: string;

const OURS = 'roundhouse ';
const CACHE = `${OURS}${BUILD}`;
/** An address in a cache that says: all files of this game are there. */
const KEPT = /\/kept\/([^/]+)$/;

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell());
});

/** What was kept of an earlier build is kept of this one, so that an update loses no game. */
async function keepShell(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS));
  const kept = new Set((await Promise.all(names.map(keptIn))).flat());
  const cache = await caches.open(CACHE);
  await cache.addAll([...SHELL]);
  await Promise.all([...kept].map(keepGame));
}

async function keptIn(name: string): Promise<readonly string[]> {
  const requests = await (await caches.open(name)).keys();
  return requests.flatMap(({ url }) => KEPT.exec(url)?.[1] ?? []);
}

async function keepGame(game: string): Promise<void> {
  const files = GAMES[game];
  const cache = await caches.open(CACHE);
  if (!files || (await cache.match(`./kept/${game}`))) return;
  await cache.addAll([...files]);
  await cache.put(`./kept/${game}`, new Response());
}

// A new build takes over when the last page of the old one is closed, so that no page mixes two.
self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldBuilds().then(() => self.clients.claim()));
});

async function forgetOldBuilds(): Promise<void> {
  // Others may live at this address too, and have caches of their own.
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(names.map((name) => caches.delete(name)));
}

self.addEventListener('message', (event) => {
  const order = event.data as Order;
  if (order.kind === 'take over') event.waitUntil(self.skipWaiting());
  else event.waitUntil(follow(order, event.ports[0]));
});

/** Answers which games are kept by then. What can't be fetched now is not among them. */
async function follow(order: Order, asker: MessagePort | undefined): Promise<void> {
  if (order.kind === 'keep') await keepGame(order.game).catch(() => undefined);
  asker?.postMessage(await keptIn(CACHE), []);
}

self.addEventListener('push', (event) => {
  event.waitUntil(tell(event.data?.text() ?? ''));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path: unknown = event.notification.data;
  if (typeof path === 'string') event.waitUntil(leadTo(path));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  // Tables elsewhere are asked there, and their streams go on for hours.
  if (/^\/api(?:\/|$)/.test(new URL(request.url).pathname)) return;
  event.respondWith(answerTo(request));
});

async function answerTo(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.mode === 'navigate' ? './' : request);
  return kept ?? fetch(request);
}
