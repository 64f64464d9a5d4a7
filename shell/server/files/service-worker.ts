import type { Release } from '@vitryna/contracts/release';
import { isReleaseError } from '@vitryna/release';
import { errorFields, type Log } from '../base/log.ts';
import { type Middleware, noSniff, type RequestContext, send } from '../http/request-context.ts';
import type { AssetReader } from './asset-reader.ts';
import { sendAsset } from './send-asset.ts';

/** Set on the answer while there is to be no worker: pages then do not register one. */
const offHeader = ['X-Service-Worker', 'off'];

/**
 * The worker that takes a worker away: it answers nothing, deletes every cache and unregisters. A browser asks for `/sw.js` at
 * every page, past its HTTP cache, so the next visit is the last one of the worker before it.
 */
const farewell = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  await self.clients.claim();
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

type Options = {
  reader: AssetReader;
  liveShell: () => Release | null;
  /** The kill switch: false takes the workers of all visitors away. */
  isOn: () => boolean;
  log: Log;
};

/** `/sw.js`: the live shell's worker, or a farewell where it has none or the switch is off. */
export function createServiceWorkerFile({ reader, liveShell, isOn, log }: Options): Middleware {
  const sendUnregister = (context: RequestContext) => {
    const type = ['Content-Type', 'text/javascript; charset=utf-8', 'Cache-Control', 'no-cache'];
    send(context, 200, [...type, ...offHeader, ...noSniff], farewell);
    return true;
  };
  return async (context) => {
    if (context.pathname !== '/sw.js') return false;
    const release = liveShell();
    if (!release || !isOn()) return sendUnregister(context);
    try {
      const key = `${release.version} /sw.js`;
      const { encoding } = context;
      const asset = await reader.read({ key, release, path: 'client/sw.js', encoding, cacheControl: 'no-cache' });
      sendAsset(context, asset);
      return true;
    } catch (error) {
      if (!isReleaseError(error) || error.code !== 'not-found') {
        log.error('the service worker cannot be served', errorFields(error));
      }
      return sendUnregister(context);
    }
  };
}
