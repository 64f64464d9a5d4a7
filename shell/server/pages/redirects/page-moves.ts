import type { IncomingMessage } from 'node:http';
import { keepVisitParameters } from '@vitryna/routing';
import type { RequestContext } from '../../http/request-context.ts';
import type { PageCache } from '../cache/page-cache.ts';
import type { PageEntry, PageOutcome } from '../cache/page-entry.ts';
import { pageKeyOf } from '../cache/page-key.ts';
import type { Visit } from '../render/render-queue.ts';
import type { PickedSlot, Slot } from '../render/slot.ts';
import type { Move, NextMove } from './next-move.ts';
import { resolveMove } from './resolve-move.ts';
import { createRightCase } from './right-case.ts';

type Options = {
  keeper: PageCache;
  nextMove: NextMove;
  pick: (req: IncomingMessage) => PickedSlot | null;
};

/** The redirects that a page declares. */
type Moving = Pick<PageEntry, 'status' | 'location'> | Pick<PageOutcome['result'], 'status' | 'location'>;

/** Walks moved addresses to their end, which pages may know as well: filters spelt in another way, a product of another category. */
export type PageMoves = {
  /** The final target of a moved address, after the pages' own redirects. */
  resolve: (context: RequestContext, move: Move) => Promise<Move>;
  /** The address to which a page redirects this query, if any. */
  leave: (slot: Slot, page: Moving, context: RequestContext) => Promise<Move | null>;
  /** The lower-case address of an unknown one, if any. */
  respell: (slot: Slot, context: RequestContext) => Promise<Move | null>;
};

/** The visit's parameters are kept: the page was rendered without. */
const moveOf = ({ status, location }: Moving, search: string): Move | null =>
  location === undefined ? null : { to: keepVisitParameters(location, search), code: status === 301 ? 301 : 302 };

/** Makes what walks moved addresses with the pages of this keeper. */
export function createPageMoves({ keeper, nextMove, pick }: Options): PageMoves {
  /** The redirects for one visitor, when it is their turn where a page has to be rendered. */
  const walkerOf = (slot: Slot, visit: Visit) => {
    /** A page's verdict on an address, without being sent; null when it cannot say anything now. */
    const look = async (pathname: string, search: string): Promise<Moving | null> => {
      const key = pageKeyOf(pathname, search, slot.ownQuery);
      const kept = slot.pages.get(key);
      if (kept && keeper.isUsable(kept)) return kept;
      // A page that fails, or that too many wait for, says so when it is asked itself.
      const outcome = await keeper.render(slot, key, visit).catch(() => null);
      return outcome?.result ?? null;
    };
    const rightCase = createRightCase({
      nextMove,
      slot,
      isThere: async (pathname, search) => (await look(pathname, search))?.status !== 404,
    });
    const pageMove = async (pathname: string, search: string): Promise<Move | null> => {
      const page = await look(pathname, search);
      return page?.status === 404 ? rightCase(pathname, search) : page && moveOf(page, search);
    };
    const resolve = (move: Move): Promise<Move> =>
      resolveMove(move, {
        nextMove: (pathname, search) => nextMove(pathname, search, () => slot.ownQuery),
        pageMove,
      });
    return { rightCase, resolve };
  };

  return {
    async resolve(context, move) {
      const { req } = context;
      const isRead = req.method === 'GET' || req.method === 'HEAD';
      const slot = isRead ? pick(req)?.slot : undefined;
      return slot ? walkerOf(slot, context).resolve(move) : move;
    },
    async leave(slot, page, context) {
      const move = moveOf(page, context.search);
      return move && walkerOf(slot, context).resolve(move);
    },
    async respell(slot, context) {
      const walker = walkerOf(slot, context);
      const move = await walker.rightCase(context.pathname, context.search);
      return move && walker.resolve(move);
    },
  };
}
