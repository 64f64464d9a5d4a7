import { isGatewayPath } from '@vitryna/contracts/addresses';
import { encodeSegment } from '@vitryna/routing';
import { isOfflinePath } from '../render/offline-page.ts';
import type { Slot } from '../render/slot.ts';
import type { Move, NextMove } from './next-move.ts';

/** A path as the store spells all of its own, in small letters; null when it is spelt so. It must be one that can be decoded. */
function inSmallEmails(pathname: string): string | null {
  const spell = (segment: string) => encodeSegment(decodeURIComponent(segment).toLowerCase());
  const small = pathname.split('/').map(spell).join('/');
  return small === pathname ? null : small;
}

type Options = {
  nextMove: NextMove;
  slot: Pick<Slot, 'ownQuery'>;
  /** Whether a page shows an address, and be it that it fails; `false` where it says that there is nothing. */
  isThere: (pathname: string, search: string) => Promise<boolean>;
};

/**
 * Where an address that no page knows leads, when it only has capital letters in it: to its small ones, if there is something. What
 * there is under the e-mails that were asked for, be it in the table of moved paths, comes first: this is asked after it.
 */
export const createRightCase =
  ({ nextMove, slot, isThere }: Options) =>
  async (pathname: string, search: string): Promise<Move | null> => {
    const small = inSmallEmails(pathname);
    if (small === null || isGatewayPath(small)) return null;
    const move: Move = { to: small + search, code: 301 };
    const known = nextMove(small, search, () => slot.ownQuery);
    if (known) return 'refused' in known ? null : move;
    return isOfflinePath(small) || (await isThere(small, search)) ? move : null;
  };
