import type { IncomingMessage } from 'node:http';
import { type Middleware, type RequestContext, sendText } from '../../http/request-context.ts';
import { sendLastResort } from '../render/last-resort.ts';
import type { PickedSlot } from '../render/slot.ts';
import type { Move, NextMove } from './next-move.ts';

type Options = {
  nextMove: NextMove;
  /** In which composition the target will be shown. */
  pick: (req: IncomingMessage) => PickedSlot | null;
  resolve: (context: RequestContext, move: Move) => Promise<Move>;
};

/** Answers addresses that have moved with where they end, and those that nobody can read; of others that are none of a page, a page says so. */
export const followMoves =
  ({ nextMove, pick, resolve }: Options): Middleware =>
  async (context) => {
    const { req, pathname, search } = context;
    const found = nextMove(pathname, search, () => pick(req)?.slot.ownQuery ?? null);
    if (!found) return false;
    if ('refused' in found) {
      if (found.refused !== 400) {
        context.refused = found.refused;
        return false;
      }
      sendLastResort(context, 400);
      return true;
    }
    const { to, code } = await resolve(context, found);
    sendText(context, code, '', ['Location', to]);
    return true;
  };
