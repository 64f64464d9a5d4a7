import { isPicture, latestBuildPath } from '@vitryna/contracts/file-addresses';
import { createBoundedCache } from './bounded-cache.ts';
import { createFiles } from './files.ts';
import { limits } from './limits.ts';
import { parseMessage } from './messages.ts';
import { networkAnswer } from './network-answer.ts';
import { createPages } from './pages.ts';
import { kindOf } from './policy.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

const scope = globalThis as unknown as WorkerScope;
const now = Date.now;
const { caches, location } = scope;

// A number is raised when what lies under it can no longer be read; what has no place here any more is deleted.
const names = { pages: 'vitryna-pages-1', files: 'vitryna-files-1', pictures: 'vitryna-pictures-1' };
const offlineName = 'vitryna-offline-1';

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const cacheOf = (kind: keyof typeof names) =>
  createBoundedCache({ caches, name: names[kind], bounds: limits[kind], now, pause: () => wait(1000) });
const boundedCaches = { pages: cacheOf('pages'), files: cacheOf('files'), pictures: cacheOf('pictures') };
const ask: typeof fetch = (input, init) => scope.fetch(input, init);
const files = createFiles({ cache: boundedCaches.files, fetch: ask });
const pictures = createFiles({ cache: boundedCaches.pictures, fetch: ask });
const pages = createPages({
  scope,
  cache: boundedCaches.pages,
  offline: () => caches.open(offlineName),
  now,
  wait,
});
const flush = () => Promise.all(Object.values(boundedCaches).map((cache) => cache.flush()));

scope.addEventListener('install', (event) => {
  // Calls and writes never pass through here: a browser that can, does not even wake the worker for them.
  const away = ['/user/*', '/api/*', latestBuildPath, '/health'];
  const routes = away.map((urlPattern) => ({ condition: { urlPattern }, source: 'network' as const }));
  const routed = event.addRoutes?.(routes).catch(() => undefined);
  // It takes over at once. Nothing can be mixed by that: pages are whole documents of one composition, everything else is
  // under an address that never changes its contents.
  event.waitUntil(Promise.all([routed, pages.keepOffline(null), scope.skipWaiting()]));
});

scope.addEventListener('activate', (event) => {
  const known = [...Object.values(names), offlineName];
  const tidy = async () => {
    for (const name of await caches.keys()) if (!known.includes(name)) await caches.delete(name);
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
  };
  event.waitUntil(tidy());
});

scope.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, location.origin);
  if (kind === 'page') return answerPage(event);
  if (kind === 'other') return;
  const keeping: Promise<void>[] = [];
  const answer = (kind === 'file' ? files : pictures).answer(event.request, (work) => keeping.push(work));
  event.respondWith(answer);
  event.waitUntil(
    answer
      .then(() => Promise.all(keeping))
      .then(flush)
      .catch(() => undefined),
  );
});

function answerPage(event: FetchEvent): void {
  const { request } = event;
  const network = networkAnswer(event, ask);
  const copy = network.then((answer) => answer.clone());
  event.respondWith(pages.answer(request.url, network));
  event.waitUntil(
    copy
      .then((answer) => pages.keep(request.url, answer))
      .then(flush)
      .catch(() => undefined),
  );
}

scope.addEventListener('message', (event) => {
  const message = parseMessage(event.data);
  if (!message) return;
  const isDrawn = ({ address }: { address: string }) => isPicture(new URL(address, location.origin).pathname);
  const work = async () => {
    if (message.page) await pages.fetchAndKeep(message.page);
    await pages.keepOffline(message.composition);
    await files.fetchAndKeep(message.files.filter((file) => !isDrawn(file)));
    await pictures.fetchAndKeep(message.files.filter(isDrawn));
    await flush();
  };
  event.waitUntil(work().catch(() => undefined));
});
