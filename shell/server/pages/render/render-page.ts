import type { UpstreamFetch } from '@vitryna/contracts/remote';
import type { HtmlPacking, PackedPage } from '@vitryna/release';
import { abortable, createDeadline } from '@vitryna/resilience';
import type { FlatHeaders } from '../../http/request-context.ts';
import { createPageEntry, type PageOutcome } from '../cache/page-entry.ts';
import type { Slot } from './slot.ts';

export type RenderPageOptions = {
  timeoutMs: number;
  /** For all that a render asks of upstreams, together: afterwards every call fails at once. */
  waitMs: number;
  freshMs: number;
  now: () => number;
  security: (styleHashes: string[], slot: Pick<Slot, 'passesTrust' | 'playsVideos'>, route: string) => FlatHeaders;
};

/** Only whole, public answers are kept: no errors, no pages of one shopper, none with a lost outlet. */
const isKept = ({ status, cache, lostRemotes }: PackedPage): boolean =>
  cache === 'public' && lostRemotes.length === 0 && (status === 200 || status === 301 || status === 302);

/** A page that is degraded because an upstream failed is shared for a moment only, in milliseconds. */
const degradedFreshMs = 2000;

/** A page of content that may be out of date is fresh for so long, in milliseconds: its date goes when the service is back. */
const keptFreshMs = 5000;

/** The same fetch, and whether an answer was missing so far, which is all that is known of renders by shells from before, or may be out of date. */
function watchFailures(fetch: UpstreamFetch) {
  const seen = { hasFailed: false, hasKept: false };
  const watched: UpstreamFetch = async (input) => {
    try {
      const answer = await fetch(input);
      if (answer.status >= 500) seen.hasFailed = true;
      if (answer.keptSince) seen.hasKept = true;
      return answer;
    } catch (error) {
      seen.hasFailed = true;
      throw error;
    }
  };
  return { seen, watched };
}

/** Redirects of pages stay on the site; only the redirect table may lead off it. */
const isSafeLocation = (location: string): boolean => /^\/(?!\/)[!-~]*$/.test(location);

/** The path of a page's key. */
const pathnameOf = (key: string): string => key.split('?', 1)[0] ?? '';

/** A render's clients and options. */
type RenderWays = { fetch: UpstreamFetch; packing: HtmlPacking };

async function renderInTime(
  slot: Slot,
  url: string,
  { fetch, packing }: RenderWays,
  timeoutMs: number,
): Promise<PackedPage> {
  const { signal, clear } = createDeadline(timeoutMs, `gateway: rendering ${url} took more than ${timeoutMs} ms`);
  try {
    const { renderer } = slot.loaded;
    const rendering = renderer.render({
      url,
      method: 'GET',
      fetch,
      texts: slot.texts,
      signal,
      packing,
      app: slot.ownerOf(pathnameOf(url))?.app ?? null,
    });
    return await abortable(rendering, signal);
  } finally {
    clear();
  }
}

/** Renders pages of a slot: one render per page at a time, shared by all waiters. Rejects when the render fails. */
export function createPageRenderer(options: RenderPageOptions) {
  const { now } = options;

  const render = async (slot: Slot, key: string, { fetch, packing }: RenderWays): Promise<PageOutcome> => {
    const startedAt = now();
    const { waitMs } = options;
    const deadline = createDeadline(waitMs, `gateway: the calls of ${key} took more than ${waitMs} ms`);
    const { seen, watched } = watchFailures((input) =>
      fetch({ ...input, signal: AbortSignal.any([input.signal, deadline.signal]) }),
    );
    const result = await renderInTime(slot, key, { fetch: watched, packing }, options.timeoutMs).finally(
      deadline.clear,
    );
    if (result.location !== undefined && !isSafeLocation(result.location)) {
      throw new Error(`gateway: ${key} redirects to ${result.location}, which is no path of the store`);
    }
    const ms = now() - startedAt;
    if (!isKept(result)) return { result, entry: null, ms };
    const isDegraded = seen.hasFailed || Boolean(result.degradations?.length);
    const entry = createPageEntry({
      result,
      security: options.security(result.styleHashes, slot, result.route),
      hasListLooks: slot.hasListLooks(result.route),
      now: now(),
      freshMs: Math.min(isDegraded ? degradedFreshMs : seen.hasKept ? keptFreshMs : options.freshMs, options.freshMs),
      isDegraded,
      isKeptCopy: seen.hasKept,
    });
    return { result, entry, ms };
  };

  /** A page that holds what is one visitor's own: shared with nobody, and not kept. */
  const renderOwn = async (slot: Slot, key: string, ways: RenderWays): Promise<PageOutcome> => ({
    ...(await render(slot, key, ways)),
    entry: null,
  });

  const renderShared = (slot: Slot, key: string, ways: RenderWays): Promise<PageOutcome> => {
    let promise = slot.rendering.get(key);
    if (!promise) {
      promise = render(slot, key, ways).finally(() => slot.rendering.delete(key));
      slot.rendering.set(key, promise);
    }
    return promise;
  };

  return { renderOwn, renderShared };
}
