/** After one visit the whole place works without a network. */
declare const self: ServiceWorkerGlobalScope;

/** Filled in by the build: every file of it, and a name that changes with any of them. */
declare const FILES: readonly string[];
declare const BUILD: string;

const OURS = 'roundhouse ';
const CACHE = `${OURS}${BUILD}`;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([...FILES])));
});

// A new build takes over when the last page of the old one is closed, so that no page mixes two.
self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldBuilds().then(() => self.clients.claim()));
});

async function forgetOldBuilds(): Promise<void> {
  // Others may live at this address too, and have caches of their own.
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(names.map((name) => caches.delete(name)));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(answerTo(request));
});

async function answerTo(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.mode === 'navigate' ? './' : request);
  return kept ?? fetch(request);
}
