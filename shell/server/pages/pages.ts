import type { IncomingMessage, ServerResponse } from 'node:http';
import { isTooManyWaiting } from '@vitryna/fair-queue';
import { errorFields, type Log } from '../base/log.ts';
import { chooseEncoding } from '../http/encodings.ts';
import { isSameEtag, type Middleware, type RequestContext, sendText } from '../http/request-context.ts';
import { type PageCache, pathOf } from './cache/page-cache.ts';
import { findCopy, type PageEntry, type PageOutcome } from './cache/page-entry.ts';
import { keyOfNoPage, pageKeyOf } from './cache/page-key.ts';
import { variantOf } from './cache/page-variant.ts';
import type { Move } from './redirects/next-move.ts';
import type { PageMoves } from './redirects/page-moves.ts';
import { sendEarlyHints } from './render/early-hints.ts';
import { sendLastResort } from './render/last-resort.ts';
import type { RenderPageOptions } from './render/render-page.ts';
import { isGone } from './render/render-queue.ts';
import type { PickedSlot, Slot } from './render/slot.ts';
import { sendEntry, sendResult } from './send-page.ts';

type Options = {
  keeper: PageCache;
  moves: Pick<PageMoves, 'leave' | 'respell'>;
  pick: (req: IncomingMessage) => PickedSlot | null;
  /** The slot of everybody while no canary runs and the store is open, else null. */
  hotSlot: () => Slot | null;
  security: RenderPageOptions['security'];
  /** Of how many page views one tells of itself: told to browsers where it is not each. While a canary runs, each does. */
  viewShare: number;
  /** Whether browsers are told the modules of a page while it is rendered. */
  sendsEarlyHints: boolean;
  /** Told of each page that was sent as it is and is no preview, where its view tells of itself. */
  onDocument: (req: IncomingMessage, slot: Slot, route: string) => void;
  log: Log;
};

export type Pages = {
  /** Answers a fresh page from memory with one lookup; false when it cannot. */
  serveHot: (req: IncomingMessage, res: ServerResponse) => boolean;
  serve: Middleware;
};

/**
 * The page for no address with what is known of the one that was asked for: a shell from before calls all of them not found. Throws
 * where it is another page, one of a failure.
 */
function logRefused(outcome: PageOutcome, status: 404 | 410): PageOutcome {
  const { result } = outcome;
  if (result.status !== status && result.status !== 404)
    throw new Error(`gateway: the page for no address is one of ${result.status}.`);
  return { ...outcome, result: { ...result, status } };
}

/** Serves pages: as they were kept, stale while they are rendered again, or rendered now. */
export function createPages({
  keeper,
  moves,
  pick,
  hotSlot,
  security,
  viewShare,
  sendsEarlyHints,
  onDocument,
  log,
}: Options): Pages {
  const sampling = viewShare < 1 ? `view;desc=${viewShare}` : null;
  const timed = ({ isShared }: PickedSlot, timing: string) =>
    sampling && isShared ? `${timing}, ${sampling}` : timing;
  const isAsked = (isShared: boolean) => !sampling || !isShared || Math.random() < viewShare;
  /** Only what is whole and stays where it is: whatever else was sent has another reason to be silent. */
  const countDocument = (
    { req, facts }: RequestContext,
    picked: PickedSlot,
    status: number,
    move: Move | null,
  ): void => {
    const isWhole = status === 200 && !move && !picked.isPreview && req.method === 'GET';
    if (isWhole && isAsked(picked.isShared)) onDocument(req, picked.slot, facts.route ?? '');
  };
  const { leave, respell } = moves;
  const serveRendered = async (
    context: RequestContext,
    picked: PickedSlot,
    key: string,
    cached: PageEntry | undefined,
  ) => {
    const { slot } = picked;
    const isOld = !cached || keeper.isSpent(cached);
    try {
      if (sendsEarlyHints) sendEarlyHints(context, slot);
      const rendered = await keeper.render(slot, key, context);
      const outcome = context.refused ? logRefused(rendered, context.refused) : rendered;
      const { result, entry } = outcome;
      if (result.lostRemotes.length > 0) {
        log.warn('a page lost remotes', {
          path: pathOf(key),
          remotes: result.lostRemotes.join(' '),
          composition: slot.id,
        });
      }
      context.facts.route = result.route;
      const spelt = result.status === 404 && !context.refused ? await respell(slot, context) : null;
      if (spelt) {
        sendText(context, spelt.code, '', ['Location', spelt.to]);
        return;
      }
      const isFailed = result.status >= 500 || result.lostRemotes.length > 0;
      if (entry) {
        context.facts.cache = 'miss';
        const timing = timed(picked, `cache;desc=miss, render;dur=${outcome.ms}`);
        const move = await leave(slot, entry, context);
        await sendEntry(context, picked, entry, { key, timing, move });
        countDocument(context, picked, entry.status, move);
      } else if (isFailed && !isOld) {
        context.facts.cache = 'stale';
        await sendStale(context, picked, cached, key);
      } else {
        context.facts.cache = 'private';
        const move = await leave(slot, result, context);
        await sendResult(context, picked, outcome, { key, move }, security);
        // Its views tell of themselves always.
        if (!isFailed) countDocument(context, { ...picked, isShared: false }, result.status, move);
      }
    } catch (error) {
      if (isGone(error)) return;
      const isFull = isTooManyWaiting(error);
      const fields = { path: pathOf(key), requestId: context.requestId };
      // Without the error, which names the visitor's address.
      if (isFull) log.warn('too many pages wait to be rendered', fields);
      else log.error('a page cannot be rendered', { ...fields, ...errorFields(error) });
      if (context.res.headersSent) throw error;
      context.facts.cache = isOld ? 'private' : 'stale';
      if (context.refused) {
        sendLastResort(context, context.refused);
      } else if (isOld) {
        sendLastResort(context, isFull ? 503 : 500, ['Retry-After', '10']);
      } else {
        await sendStale(context, picked, cached, key);
      }
    }
  };

  const sendStale = async (context: RequestContext, picked: PickedSlot, entry: PageEntry, key: string) => {
    keeper.rest(entry);
    const move = await leave(picked.slot, entry, context);
    await sendEntry(context, picked, entry, { key, timing: timed(picked, 'cache;desc=stale'), move });
  };

  return {
    serveHot(req, res) {
      const slot = hotSlot();
      const entry = slot?.pages.get(req.url ?? '');
      if (!slot || !entry || !keeper.isFresh(entry)) return false;
      const copy = findCopy(entry, variantOf(req.headers.cookie, entry.hasListLooks));
      const hot = copy?.hot[chooseEncoding(req.headers['accept-encoding'])];
      if (!copy || !hot || entry.status !== 200) return false;
      entry.hits += 1;
      copy.hits += 1;
      keeper.improve(copy);
      if (isAsked(true)) onDocument(req, slot, entry.route);
      if (isSameEtag(req.headers['if-none-match'], copy.etag)) {
        res.writeHead(304, [...copy.headers, 'Vary', 'Accept-Encoding']);
        res.end();
      } else {
        res.writeHead(200, sampling ? [...hot.headers, 'Server-Timing', sampling] : hot.headers);
        res.end(hot.bytes);
      }
      return true;
    },

    async serve(context) {
      const { req, pathname, search } = context;
      if (req.method !== 'GET' && req.method !== 'HEAD') {
        sendLastResort(context, 405, ['Allow', 'GET, HEAD']);
        return true;
      }
      const picked = pick(req);
      if (!picked) {
        if (context.refused) sendLastResort(context, context.refused);
        else sendLastResort(context, 503, ['Retry-After', '5']);
        return true;
      }
      const { slot } = picked;
      context.facts.composition = slot.id;
      const key = context.refused ? keyOfNoPage(pathname, context.refused) : pageKeyOf(pathname, search, slot.ownQuery);
      const cached = slot.pages.get(key);
      if (cached && keeper.isUsable(cached)) {
        const isFresh = keeper.isFresh(cached);
        if (!isFresh) keeper.revalidate(slot, key, cached);
        cached.hits += 1;
        context.facts.cache = isFresh ? 'hit' : 'stale';
        context.facts.route = cached.route;
        const timing = timed(picked, `cache;desc=${context.facts.cache}`);
        const move = await leave(slot, cached, context);
        await sendEntry(context, picked, cached, { key, timing, move });
        countDocument(context, picked, cached.status, move);
        const copy = findCopy(cached, variantOf(req.headers.cookie, cached.hasListLooks));
        if (copy) keeper.improve(copy);
      } else {
        await serveRendered(context, picked, key, cached);
      }
      return true;
    },
  };
}
