/** The part of a service worker's global scope that this one uses; TypeScript's own library for it excludes the page's. */
export type WorkerScope = {
  location: { origin: string };
  caches: CacheStorage;
  crypto: Crypto;
  fetch: typeof fetch;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
};

/** An event that keeps the worker hydrated until its work is done. */
export type LastingEvent = { waitUntil: (work: Promise<unknown>) => void };

export type FetchEvent = LastingEvent & {
  request: Request;
  /** The page's request, sent while the worker was still starting. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};

/** Which requests need not wake the worker at all; not every browser asks. */
type Routes = { condition: { urlPattern: string } | { requestMethod: string }; source: 'network' }[];

type WorkerEvents = {
  install: LastingEvent & { addRoutes?: (routes: Routes) => Promise<void> };
  activate: LastingEvent;
  fetch: FetchEvent;
  message: LastingEvent & { data: unknown };
};
