import type { IncomingMessage } from 'node:http';
import { keepVisitParameters } from '@vitryna/routing';
import type { RequestContext } from '../../http/request-context.ts';
import type { PageEntry, PageOutcome } from '../cache/page-entry.ts';
import type { PageKeeper } from '../cache/page-keeper.ts';
import { pageKeyOf } from '../cache/page-key.ts';
import type { Visit } from '../render/render-queue.ts';
import type { PickedSlot, Slot } from '../render/slot.ts';
import type { Move, NextMove } from './next-move.ts';
import { createRightCase } from './right-case.ts';
import { settleMove } from './settle-move.ts';

type Options = {
  keeper: PageKeeper;
  nextMove: NextMove;
  pick: (req: IncomingMessage) => PickedSlot | null;
};

/** What tells of a page that it sends its visitors elsewhere. */
type Moving = Pick<PageEntry, 'status' | 'location'> | Pick<PageOutcome['result'], 'status' | 'location'>;

/** Walks moved addresses to their end, which pages may know as well: filters spelt in another way, a product of another category. */
export type PageMoves = {
  /** Where an address that has moved ends, when pages have their say as well. */
  settle: (context: RequestContext, move: Move) => Promise<Move>;
  /** Where a page sends whoever came with this query, if anywhere. */
  leave: (slot: Slot, page: Moving, context: RequestContext) => Promise<Move | null>;
  /** Where an address that no page knows leads in small letters, if anywhere. */
  respell: (slot: Slot, context: RequestContext) => Promise<Move | null>;
};

/** What belongs to the visit goes along: the page was rendered without. */
const moveOf = ({ status, location }: Moving, search: string): Move | null =>
  location === undefined ? null : { to: keepVisitParameters(location, search), code: status === 301 ? 301 : 302 };

/** Makes what walks moved addresses with the pages of this keeper. */
export function createPageMoves({ keeper, nextMove, pick }: Options): PageMoves {
  /** What walks for one visitor, when it is their turn where a page has to be rendered. */
  const walkerOf = (slot: Slot, visit: Visit) => {
    /** What a page says of an address, without being sent; null when it cannot say anything now. */
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
    const settle = (move: Move): Promise<Move> =>
      settleMove(move, {
        nextMove: (pathname, search) => nextMove(pathname, search, () => slot.ownQuery),
        pageMove,
      });
    return { rightCase, settle };
  };

  return {
    async settle(context, move) {
      const { req } = context;
      const isRead = req.method === 'GET' || req.method === 'HEAD';
      const slot = isRead ? pick(req)?.slot : undefined;
      return slot ? walkerOf(slot, context).settle(move) : move;
    },
    async leave(slot, page, context) {
      const move = moveOf(page, context.search);
      return move && walkerOf(slot, context).settle(move);
    },
    async respell(slot, context) {
      const walker = walkerOf(slot, context);
      const move = await walker.rightCase(context.pathname, context.search);
      return move && walker.settle(move);
    },
  };
}
