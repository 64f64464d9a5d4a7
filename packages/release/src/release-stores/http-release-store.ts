import { type LivePointer, livePointerSchema } from '@vitryna/contracts/release';
import { thresholdsSchema } from '../model/canary-statistics.ts';
import { ReleaseError } from '../model/release-error.ts';
import type { ReleaseReader } from '../model/release-store.ts';
import { trustFile } from '../model/trust.ts';
import { parseCompositionFile, parseManifest, parseThresholds, parseTrust } from './parse-files.ts';
import { watchByAsking } from './watch-by-asking.ts';

type HttpReleaseStoreOptions = {
  /** Address of the store's folder. */
  url: string;
  fetch?: typeof globalThis.fetch;
  /** Milliseconds per request. */
  timeoutMs?: number;
};

/** A server that knows `Prefer: wait` (RFC 7240) may hold its answer for so long; others answer at once. */
const waitSeconds = 20;

const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/** A read-only release store over HTTP: any object store or web server that holds the folder. Uses ETag for the pointer. */
export function createHttpReleaseStore(options: HttpReleaseStoreOptions): ReleaseReader {
  const base = options.url.replace(/\/+$/, '');
  const fetch = options.fetch ?? globalThis.fetch;
  let lastLive: { etag: string; pointer: LivePointer } | null = null;

  const request = async (
    path: string,
    headers: Record<string, string> = {},
    signal = AbortSignal.timeout(options.timeoutMs ?? 10_000),
  ): Promise<Response> => {
    const url = `${base}/${encodePath(path)}`;
    let response: Response;
    try {
      response = await fetch(url, { headers, signal });
    } catch (error) {
      throw new ReleaseError('unavailable', `${url} does not answer`, { cause: error });
    }
    if (response.status === 404 || response.status === 403) {
      throw new ReleaseError('not-found', `${url} answers ${response.status}`);
    }
    if (!response.ok && response.status !== 304) {
      throw new ReleaseError('unavailable', `${url} answers ${response.status}`);
    }
    return response;
  };

  const read = async (path: string) => Buffer.from(await (await request(path)).arrayBuffer());

  return {
    location: base,

    async readLive() {
      try {
        const response = await request('live.json', lastLive ? { 'If-None-Match': lastLive.etag } : {});
        if (response.status === 304 && lastLive) return lastLive.pointer;
        const pointer = livePointerSchema.parse(await response.json());
        const etag = response.headers.get('etag');
        lastLive = etag ? { etag, pointer } : null;
        return pointer;
      } catch (error) {
        if (error instanceof ReleaseError && error.code === 'not-found') return null;
        throw error;
      }
    },

    async readTrust() {
      try {
        return parseTrust(await read(trustFile), `${base}/${trustFile}`);
      } catch (error) {
        if (error instanceof ReleaseError && error.code === 'not-found') return null;
        throw error;
      }
    },

    async readThresholds() {
      try {
        return parseThresholds(await read('thresholds.json'), `${base}/thresholds.json`);
      } catch (error) {
        if (error instanceof ReleaseError && error.code === 'not-found') return thresholdsSchema.parse({});
        throw error;
      }
    },

    watchLive(onChange) {
      let known: string | null = null;
      return watchByAsking(async (stopped) => {
        const headers: Record<string, string> =
          known === null ? {} : { 'If-None-Match': known, Prefer: `wait=${waitSeconds}` };
        const limit = AbortSignal.timeout(waitSeconds * 1000 + (options.timeoutMs ?? 10_000));
        const response = await request('live.json', headers, AbortSignal.any([stopped, limit]));
        await response.body?.cancel();
        const etag = response.headers.get('etag');
        const hasChanged = response.status !== 304 && known !== null && etag !== known;
        known = etag ?? known;
        return hasChanged;
      }, onChange);
    },
    readComposition: async (id) => parseCompositionFile(await read(`compositions/${id}.json`), id),
    readRelease: async (app, version) =>
      parseManifest(await read(`${app}/${version}/release.json`), `${base}/${app}/${version}/release.json`),
    readFile: (app, version, path) => read(`${app}/${version}/${path}`),
  };
}
