import type { IncomingMessage } from 'node:http';
import { keepVisitParameters } from '@vitryna/routing';
import type { Move, NextMove } from './next-move.ts';
import type { PageEntry, PageOutcome } from './page-entry.ts';
import type { PageKeeper } from './page-keeper.ts';
import { pageKeyOf } from './page-key.ts';
import { createRightCase } from './right-case.ts';
import { settleMove } from './settle-move.ts';
import type { PickedSlot, Slot } from './slot.ts';

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
  settle: (req: IncomingMessage, move: Move) => Promise<Move>;
  /** Where a page sends a visitor who came with this query, if anywhere. */
  leave: (slot: Slot, page: Moving, search: string) => Promise<Move | null>;
  /** Where an address that no page knows leads in small letters, if anywhere. */
  respell: (slot: Slot, pathname: string, search: string) => Promise<Move | null>;
};

/** What belongs to the visit goes along: the page was rendered without. */
const moveOf = ({ status, location }: Moving, search: string): Move | null =>
  location === undefined ? null : { to: keepVisitParameters(location, search), code: status === 301 ? 301 : 302 };

/** Makes what walks moved addresses with the pages of this keeper. */
export function createPageMoves({ keeper, nextMove, pick }: Options): PageMoves {
  /** What a page says of an address, without being sent; null when it cannot say anything now. */
  const look = async (slot: Slot, pathname: string, search: string): Promise<Moving | null> => {
    const key = pageKeyOf(pathname, search, slot.ownQuery);
    const kept = slot.pages.get(key);
    if (kept && keeper.isUsable(kept)) return kept;
    if (keeper.isFull(slot, key)) return null;
    // A page that fails says so when it is asked itself.
    const outcome = await keeper.render(slot, key).catch(() => null);
    return outcome?.result ?? null;
  };

  const rightCase = createRightCase({
    nextMove,
    isThere: async (slot, pathname, search) => (await look(slot, pathname, search))?.status !== 404,
  });

  const pageMove = async (slot: Slot, pathname: string, search: string): Promise<Move | null> => {
    const page = await look(slot, pathname, search);
    return page?.status === 404 ? rightCase(slot, pathname, search) : page && moveOf(page, search);
  };

  const settleIn = (slot: Slot, move: Move): Promise<Move> =>
    settleMove(move, {
      nextMove: (pathname, search) => nextMove(pathname, search, () => slot.ownQuery),
      pageMove: (pathname, search) => pageMove(slot, pathname, search),
    });

  return {
    async settle(req, move) {
      const isRead = req.method === 'GET' || req.method === 'HEAD';
      const slot = isRead ? pick(req)?.slot : undefined;
      return slot ? settleIn(slot, move) : move;
    },
    async leave(slot, page, search) {
      const move = moveOf(page, search);
      return move && settleIn(slot, move);
    },
    async respell(slot, pathname, search) {
      const move = await rightCase(slot, pathname, search);
      return move && settleIn(slot, move);
    },
  };
}
