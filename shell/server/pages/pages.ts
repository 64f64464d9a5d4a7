import type { IncomingMessage, ServerResponse } from 'node:http';
import type { UpstreamFetch } from '@vitryna/contracts/remote';
import { keepVisitParameters } from '@vitryna/routing';
import { errorFields, type Log } from '../base/log.ts';
import { chooseEncoding } from '../http/encodings.ts';
import { type Exchange, isSameEtag, type Station, sendText } from '../http/exchange.ts';
import { createImprover, isHot } from './improver.ts';
import { createLackLog } from './lack-log.ts';
import { sendLastResort } from './last-resort.ts';
import type { Move, NextMove } from './next-move.ts';
import { prepareEncoding } from './page-copy.ts';
import { copiesOf, findCopy, type PageEntry, type PageOutcome, sizeOf, takeCopy } from './page-entry.ts';
import { pageKeyOf } from './page-key.ts';
import { variantOf } from './page-variant.ts';
import { createPageRenderer, type RenderPageOptions } from './render-page.ts';
import { createRightCase } from './right-case.ts';
import { sendEntry, sendResult } from './send-page.ts';
import { settleMove } from './settle-move.ts';
import type { PickedSlot, Slot } from './slot.ts';

export type PagesOptions = RenderPageOptions & {
  /** A page that is no longer fresh is served for so long while it is rendered again. */
  staleMs: number;
  /** And for so long when it cannot be rendered. */
  lastResortMs: number;
  /** Renders for nobody in particular that may run at a time. */
  maxBackground: number;
  /** Renders that may run at a time; beyond it 503 is the kinder answer. */
  maxRenders: number;
  foreground: UpstreamFetch;
  background: UpstreamFetch;
  nextMove: NextMove;
  pick: (req: IncomingMessage) => PickedSlot | null;
  /** The slot of everybody while no canary runs and the store is open, else null. */
  hotSlot: () => Slot | null;
  log: Log;
};

export type Pages = {
  /** Answers a fresh page from memory with one lookup; false when it cannot. */
  serveHot: (req: IncomingMessage, res: ServerResponse) => boolean;
  serve: Station;
  /** Where an address that has moved ends, when pages have their say as well. */
  settle: (req: IncomingMessage, move: Move) => Promise<Move>;
  /** Renders the home pages and what was asked for most in the former slot. */
  warm: (slot: Slot, former: Slot | null) => Promise<void>;
};

const warmedPages = 24;

/** What tells of a page that it sends its visitors elsewhere. */
type Moving = Pick<PageEntry, 'status' | 'location'> | Pick<PageOutcome['result'], 'status' | 'location'>;

/** What belongs to the visit goes along: the page was rendered without. */
const moveOf = ({ status, location }: Moving, search: string): Move | null =>
  location === undefined ? null : { to: keepVisitParameters(location, search), code: status === 301 ? 301 : 302 };

/** A page's key without its query, which may be a search. */
const pathOf = (key: string): string => key.split('?', 1)[0] ?? '';

/** Serves pages: from the cache, stale while they are rendered again, or rendered now. */
export function createPages(options: PagesOptions): Pages {
  const { now, log } = options;
  const renderPage = createPageRenderer(options);
  const { improve, follow } = createImprover();
  const tellLacks = createLackLog(log, now);
  let renders = 0;
  let backgroundRenders = 0;

  const render = async (slot: Slot, key: string, fetch: UpstreamFetch): Promise<PageOutcome> => {
    renders += 1;
    try {
      const outcome = await renderPage(slot, key, fetch);
      tellLacks(pathOf(key), outcome.result.lacks ?? []);
      return { ...outcome, entry: outcome.entry && keep(slot, key, outcome.entry) };
    } finally {
      renders -= 1;
    }
  };

  /**
   * Puts an entry into the cache; one that says the same as the entry before only makes that one fresh again, and one
   * that lacks something does not replace a whole one.
   */
  const keep = (slot: Slot, key: string, entry: PageEntry): PageEntry => {
    const before = slot.pages.get(key);
    if (before && !before.isDegraded && entry.isDegraded && now() - before.renderedAt < options.lastResortMs) {
      rest(before);
      return before;
    }
    if (before?.hash === entry.hash && before.status === entry.status) {
      before.renderedAt = entry.renderedAt;
      before.freshUntil = entry.freshUntil;
      before.isDegraded = entry.isDegraded;
      return before;
    }
    slot.pages.set(key, entry, sizeOf(key, entry));
    // A variant that could not be made ahead is made when somebody asks.
    if (before) takeOver(slot, key, entry, before).catch(() => undefined);
    return entry;
  };

  /** Variants that were asked for often before the page changed will be asked for often again. */
  const takeOver = async (slot: Slot, key: string, entry: PageEntry, before: PageEntry): Promise<void> => {
    entry.hits += before.hits;
    for (const former of copiesOf(before)) {
      if (former === before.plain || isHot(former)) follow(await takeCopy(entry, former.variant), former);
    }
    slot.pages.resize(key, entry, sizeOf(key, entry));
  };

  /** Nobody tries to render this page again for a moment. */
  const rest = (entry: PageEntry): void => {
    entry.freshUntil = now() + Math.min(options.freshMs, 5000);
  };

  const revalidate = (slot: Slot, key: string, entry: PageEntry): void => {
    if (backgroundRenders >= options.maxBackground) return;
    backgroundRenders += 1;
    // Until the render is done nobody else starts one; when it fails the next attempt waits as long.
    rest(entry);
    render(slot, key, options.background)
      .then(({ entry: next, result }) => {
        // A page that is gone, moved or private now must not live on; one that failed may.
        const isSure = result.status < 500 && result.lostRemotes.length === 0 && !result.lacks?.length;
        if (!next && isSure) slot.pages.delete(key);
      })
      .catch((error: unknown) => log.warn('a page cannot be rendered again', { path: key, ...errorFields(error) }))
      .finally(() => {
        backgroundRenders -= 1;
      });
  };

  const isUsable = (entry: PageEntry): boolean =>
    now() < entry.freshUntil || now() < entry.renderedAt + (entry.isDegraded ? 0 : options.freshMs + options.staleMs);

  /** What a page says of an address, without being sent; null when it cannot say anything now. */
  const look = async (slot: Slot, pathname: string, search: string): Promise<Moving | null> => {
    const key = pageKeyOf(pathname, search, slot.ownQuery);
    const cached = slot.pages.get(key);
    if (cached && isUsable(cached)) return cached;
    if (renders >= options.maxRenders && !slot.rendering.has(key)) return null;
    // A page that fails says so when it is asked itself.
    const outcome = await render(slot, key, options.foreground).catch(() => null);
    return outcome?.result ?? null;
  };

  const rightCase = createRightCase({
    nextMove: options.nextMove,
    isThere: async (slot, pathname, search) => (await look(slot, pathname, search))?.status !== 404,
  });

  const pageMove = async (slot: Slot, pathname: string, search: string): Promise<Move | null> => {
    const page = await look(slot, pathname, search);
    return page?.status === 404 ? rightCase(slot, pathname, search) : page && moveOf(page, search);
  };

  const settleIn = (slot: Slot, move: Move): Promise<Move> =>
    settleMove(move, {
      nextMove: (pathname, search) => options.nextMove(pathname, search, () => slot.ownQuery),
      pageMove: (pathname, search) => pageMove(slot, pathname, search),
    });

  /** Where a page sends this visitor, if anywhere. */
  const leave = async (exchange: Exchange, slot: Slot, page: Moving): Promise<Move | null> => {
    const move = moveOf(page, exchange.search);
    return move && settleIn(slot, move);
  };

  const serveRendered = async (exchange: Exchange, picked: PickedSlot, key: string, cached: PageEntry | undefined) => {
    const { slot } = picked;
    const isOld = !cached || now() - cached.renderedAt > options.lastResortMs;
    try {
      if (renders >= options.maxRenders && !slot.rendering.has(key))
        throw new Error('gateway: too many renders at a time');
      const outcome = await render(slot, key, options.foreground);
      const { result, entry } = outcome;
      if (result.lostRemotes.length > 0) {
        log.warn('a page lost remotes', { path: key, remotes: result.lostRemotes.join(' '), composition: slot.id });
      }
      exchange.facts.route = result.route;
      const spelt = result.status === 404 ? await rightCase(slot, exchange.pathname, exchange.search) : null;
      if (spelt) {
        const { to, code } = await settleIn(slot, spelt);
        sendText(exchange, code, '', ['Location', to]);
        return;
      }
      const isFailed = result.status >= 500 || result.lostRemotes.length > 0;
      if (entry) {
        exchange.facts.cache = 'miss';
        const timing = `cache;desc=miss, render;dur=${outcome.ms}`;
        await sendEntry(exchange, picked, entry, { key, timing, move: await leave(exchange, slot, entry) });
      } else if (isFailed && !isOld) {
        exchange.facts.cache = 'stale';
        await sendStale(exchange, picked, cached, key);
      } else {
        exchange.facts.cache = 'private';
        const move = await leave(exchange, slot, result);
        await sendResult(exchange, picked, outcome, { key, move }, options.security);
      }
    } catch (error) {
      log.error('a page cannot be rendered', { path: key, requestId: exchange.requestId, ...errorFields(error) });
      if (exchange.res.headersSent) throw error;
      exchange.facts.cache = isOld ? 'private' : 'stale';
      if (isOld) {
        sendLastResort(exchange, renders >= options.maxRenders ? 503 : 500, ['Retry-After', '10']);
      } else {
        await sendStale(exchange, picked, cached, key);
      }
    }
  };

  const sendStale = async (exchange: Exchange, picked: PickedSlot, entry: PageEntry, key: string) => {
    rest(entry);
    const move = await leave(exchange, picked.slot, entry);
    await sendEntry(exchange, picked, entry, { key, timing: 'cache;desc=stale', move });
  };

  return {
    serveHot(req, res) {
      const slot = options.hotSlot();
      const entry = slot?.pages.get(req.url ?? '');
      if (!slot || !entry || now() >= entry.freshUntil) return false;
      const copy = findCopy(entry, variantOf(req.headers.cookie, entry.hasListLooks));
      const hot = copy?.hot[chooseEncoding(req.headers['accept-encoding'])];
      if (!copy || !hot || entry.status !== 200) return false;
      entry.hits += 1;
      copy.hits += 1;
      improve(copy);
      if (isSameEtag(req.headers['if-none-match'], copy.etag)) {
        res.writeHead(304, [...copy.headers, 'Vary', 'Accept-Encoding']);
        res.end();
      } else {
        res.writeHead(200, hot.headers);
        res.end(hot.bytes);
      }
      return true;
    },

    async serve(exchange) {
      const { req, pathname, search } = exchange;
      if (req.method !== 'GET' && req.method !== 'HEAD') {
        sendLastResort(exchange, 405, ['Allow', 'GET, HEAD']);
        return true;
      }
      const picked = options.pick(req);
      if (!picked) {
        sendLastResort(exchange, 503, ['Retry-After', '5']);
        return true;
      }
      const { slot } = picked;
      exchange.facts.composition = slot.id;
      const key = pageKeyOf(pathname, search, slot.ownQuery);
      const cached = slot.pages.get(key);
      const isFresh = cached !== undefined && now() < cached.freshUntil;
      if (cached && isUsable(cached)) {
        if (!isFresh) revalidate(slot, key, cached);
        cached.hits += 1;
        exchange.facts.cache = isFresh ? 'hit' : 'stale';
        exchange.facts.route = cached.route;
        const timing = `cache;desc=${exchange.facts.cache}`;
        await sendEntry(exchange, picked, cached, { key, timing, move: await leave(exchange, slot, cached) });
        const copy = findCopy(cached, variantOf(req.headers.cookie, cached.hasListLooks));
        if (copy) improve(copy);
      } else {
        await serveRendered(exchange, picked, key, cached);
      }
      return true;
    },

    async settle(req, move) {
      const isRead = req.method === 'GET' || req.method === 'HEAD';
      const slot = isRead ? options.pick(req)?.slot : undefined;
      return slot ? settleIn(slot, move) : move;
    },

    async warm(slot, former) {
      const hot = [...(former?.pages.entries() ?? [])].sort(([, a], [, b]) => b.hits - a.hits).slice(0, warmedPages);
      const keys = new Set(['/', '/ru', ...hot.map(([key]) => key)]);
      for (const key of keys) {
        try {
          const { entry } = await render(slot, key, options.foreground);
          if (!entry) continue;
          const before = former?.pages.get(key);
          if (before) await takeOver(slot, key, entry, before);
          for (const copy of copiesOf(entry)) await prepareEncoding(copy, 'br');
        } catch (error) {
          log.warn('a page cannot be rendered ahead', { path: key, composition: slot.id, ...errorFields(error) });
        }
      }
    },
  };
}
