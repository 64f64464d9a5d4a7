import { randomUUID } from 'node:crypto';
import type { UpstreamFetch } from '@vitryna/contracts/remote';
import type { HtmlPacking } from '@vitryna/release';
import { pathBelowPrefix } from '@vitryna/routing';
import { errorFields, type Log } from '../../base/log.ts';
import { recount } from '../../http/byte-cache.ts';
import { packingFor } from '../../http/encodings.ts';
import { createDegradedLog } from '../render/degraded-log.ts';
import { createPageRenderer, type RenderPageOptions } from '../render/render-page.ts';
import { createRenderQueue, type RenderQueueOptions, type Visit } from '../render/render-queue.ts';
import type { Slot } from '../render/slot.ts';
import { createImprover, isHot } from './improver.ts';
import { type PageCopy, prepareEncoding } from './page-copy.ts';
import { copiesOf, type PageEntry, type PageOutcome, takeCopy } from './page-entry.ts';
import { plain, variantOf } from './page-variant.ts';

type Options = RenderPageOptions &
  RenderQueueOptions & {
    /** A page that is no longer fresh is served for so long while it is rendered again. */
    staleMs: number;
    /** And for so long when it cannot be rendered. */
    lastResortMs: number;
    /** Renders for nobody in particular that may run at a time. */
    maxBackground: number;
    foreground: UpstreamFetch;
    background: UpstreamFetch;
    /** For a page that holds what is this visitor's own; null where it holds nothing of the kind. */
    personal: (slot: Slot, pathname: string, visit: Visit) => UpstreamFetch | null;
    log: Log;
  };

/** Renders pages and keeps them: fresh for a while, then usable while they are rendered again. */
export type PageCache = {
  /** Renders a page when it is the turn of this visitor, and keeps it where it may be. Rejects at once when too many wait. */
  render: (slot: Slot, key: string, visit: Visit) => Promise<PageOutcome>;
  /** Renders a kept page again, for nobody in particular. */
  revalidate: (slot: Slot, key: string, entry: PageEntry) => void;
  /** Nobody tries to render this page again for a moment. */
  rest: (entry: PageEntry) => void;
  isFresh: (entry: PageEntry) => boolean;
  isUsable: (entry: PageEntry) => boolean;
  /** Whether it is too old to be shown even where it cannot be rendered. */
  isSpent: (entry: PageEntry) => boolean;
  /** Called at each hit: what is asked for often is compressed better. */
  improve: (copy: PageCopy) => void;
  /** Renders the home pages and what was asked for most in the previous slot. */
  warm: (slot: Slot, previous: Slot | null) => Promise<void>;
};

const warmedPages = 24;

/** A page's key without its query, which may be a search. */
export const pathOf = (key: string): string => key.split('?', 1)[0] ?? '';

/** A page in whatever language, its route and its app: none of them may take all places of renders. */
function sharesOf(slot: Slot, key: string): [page: string, route: string, app: string] {
  const owner = slot.ownerOf(pathOf(key));
  return [pathBelowPrefix(pathOf(key)), `${owner?.app} ${owner?.route.path}`, owner?.app ?? ''];
}

/** As long as `pageStaleMs`, for a page whose content may be out of date and which says so. */
const keptStaleMs = 15_000;

/** How long a page that is no longer fresh is served while it is rendered again. */
export const pageStaleMs = 5 * 60_000;

/** Makes all pages of a slot old: they are rendered before they are served again, and serve where they cannot be. */
export function outdatePages(slot: Slot, now: number, freshMs: number): void {
  slot.outdatedAt = now;
  slot.rendering.clear();
  for (const [, entry] of slot.pages.entries()) outdate(entry, now, freshMs);
}

function outdate(entry: PageEntry, now: number, freshMs: number): void {
  entry.freshUntil = 0;
  entry.renderedAt = Math.min(entry.renderedAt, now - freshMs - pageStaleMs - 1);
}

/** Makes the keeper of a gateway's pages; they themselves are in the slots. */
export function createPageCache(options: Options): PageCache {
  const { now, log } = options;
  const { renderOwn, renderShared } = createPageRenderer(options);
  const { improve, follow } = createImprover();
  const inTurn = createRenderQueue(options);
  const logDegraded = createDegradedLog(log, now);
  /** Routes of what is rendered for nobody in particular. */
  const backgroundRoutes: string[] = [];

  const render = async (slot: Slot, key: string, fetch: UpstreamFetch, packing: HtmlPacking): Promise<PageOutcome> => {
    const outcome = await renderShared(slot, key, { fetch, packing });
    if (outcome.entry && outcome.entry.renderedAt - outcome.ms < slot.outdatedAt)
      outdate(outcome.entry, now(), options.freshMs);
    logDegraded(pathOf(key), [...(outcome.result.degradations ?? []), ...(outcome.result.omissions ?? [])]);
    return { ...outcome, entry: outcome.entry && keep(slot, key, outcome.entry) };
  };

  const isSpent = (entry: PageEntry): boolean => now() - entry.renderedAt > options.lastResortMs;

  /**
   * Puts an entry into the cache; one that says the same as the entry before only makes that one fresh again, and one
   * that lacks something does not replace a whole one.
   */
  const keep = (slot: Slot, key: string, entry: PageEntry): PageEntry => {
    const before = slot.pages.get(key);
    if (before && !before.isDegraded && entry.isDegraded && !isSpent(before)) {
      rest(before);
      return before;
    }
    if (before?.hash === entry.hash && before.status === entry.status) {
      before.renderedAt = entry.renderedAt;
      before.freshUntil = entry.freshUntil;
      before.isDegraded = entry.isDegraded;
      before.isKeptCopy = entry.isKeptCopy;
      return before;
    }
    slot.pages.set(key, entry);
    // A variant that could not be made ahead is made when somebody asks.
    if (before) takeOver(slot, key, entry, before).catch(() => undefined);
    return entry;
  };

  /** Variants that were asked for often before the page changed will be asked for often again. */
  const takeOver = async (slot: Slot, key: string, entry: PageEntry, before: PageEntry): Promise<void> => {
    entry.hits += before.hits;
    for (const previous of copiesOf(before)) {
      if (previous === before.plain || isHot(previous)) follow(await takeCopy(entry, previous.variant), previous);
    }
    recount(slot.pages, key, entry);
  };

  const rest = (entry: PageEntry): void => {
    entry.freshUntil = now() + Math.min(options.freshMs, 5000);
  };

  const revalidate = (slot: Slot, key: string, entry: PageEntry): void => {
    const [, route = ''] = sharesOf(slot, key);
    const ofRoute = backgroundRoutes.filter((one) => one === route).length;
    // One slow route leaves the others half of the places.
    if (backgroundRoutes.length >= options.maxBackground || ofRoute >= options.maxBackground / 2) return;
    backgroundRoutes.push(route);
    // Until the render is done nobody else starts one; when it fails the next attempt waits as long.
    rest(entry);
    // Most say what is kept already.
    render(slot, key, options.background, 'identity')
      .then(({ entry: next, result }) => {
        // A page that is gone, moved or private now must not live on; one that failed may.
        const isSure = result.status < 500 && result.lostRemotes.length === 0 && !result.degradations?.length;
        if (!next && isSure) slot.pages.delete(key);
      })
      .catch((error: unknown) =>
        log.warn('a page cannot be rendered again', { path: pathOf(key), ...errorFields(error) }),
      )
      .finally(() => backgroundRoutes.splice(backgroundRoutes.indexOf(route), 1));
  };

  const usableMs = ({ isDegraded, isKeptCopy }: PageEntry): number => {
    if (isDegraded) return 0;
    return isKeptCopy ? Math.min(keptStaleMs, options.staleMs) : options.freshMs + options.staleMs;
  };

  const isFresh = (entry: PageEntry): boolean => now() < entry.freshUntil;

  return {
    render(slot, key, visit) {
      const own = options.personal(slot, pathOf(key), visit);
      if (own) {
        const turn = { key: `${slot.id} ${randomUUID()}`, shares: sharesOf(slot, key) };
        return inTurn(visit, turn, () => renderOwn(slot, key, { fetch: own, packing: 'identity' }));
      }
      const { cookie, 'accept-encoding': accepted } = visit.req.headers;
      const packing = packingFor(accepted, variantOf(cookie, true) === plain);
      const run = () => render(slot, key, options.foreground, packing);
      // A page that is being rendered already, even for nobody in particular, costs nothing more.
      const turn = { key: `${slot.id} ${key}`, shares: sharesOf(slot, key) };
      return slot.rendering.has(key) ? run() : inTurn(visit, turn, run);
    },
    revalidate,
    rest,
    isFresh,
    isUsable: (entry) => isFresh(entry) || now() < entry.renderedAt + usableMs(entry),
    isSpent,
    improve,

    async warm(slot, previous) {
      const hot = [...(previous?.pages.entries() ?? [])].sort(([, a], [, b]) => b.hits - a.hits).slice(0, warmedPages);
      const keys = new Set(['/', '/ru', ...hot.map(([key]) => key)]);
      for (const key of keys) {
        // Another composition is live meanwhile.
        if (slot.loaded.pool.isResting) return;
        try {
          const { entry } = await render(slot, key, options.foreground, 'br');
          if (!entry) continue;
          const before = previous?.pages.get(key);
          if (before) await takeOver(slot, key, entry, before);
          for (const copy of copiesOf(entry)) await prepareEncoding(copy, 'br');
        } catch (error) {
          log.warn('a page cannot be rendered ahead', {
            path: pathOf(key),
            composition: slot.id,
            ...errorFields(error),
          });
        }
      }
    },
  };
}
