import { keepVisitParameters, normalisePath } from '@vitryna/routing';
import type { RedirectTable } from '../../upstream/redirects.ts';
import type { Slot } from '../render/slot.ts';

/** The new address of a moved one. */
export type Move = { to: string; code: 301 | 302 };

/** Which parameters are an address's own, in the composition that will show it; null while there is none. */
type FindOwnQuery = () => Slot['ownQuery'] | null;

/** The verdict on an address before any page is asked: it has moved, there is nothing, or null. */
export type NextMove = (
  pathname: string,
  search: string,
  ownQuery: FindOwnQuery,
) => Move | { refused: 400 | 404 | 410 } | null;

/**
 * What belongs to the visit goes along while the target is on the site, and what the target's route declares as its own (page, sort,
 * price of a list) where the target brings no query itself. Nothing else: what an old page understood, the new one does not.
 */
function keepQuery(to: string, search: string, ownQuery: FindOwnQuery): string {
  const [address = '', fragment] = to.split('#', 2);
  const path = normalisePath(address);
  const isOwn = ownQuery()?.(path.kind === 'redirect' ? path.to : address);
  const chosen = [...new URLSearchParams(search)].filter(([name, value]) => value !== '' && isOwn?.(name));
  const page = address.includes('?') || chosen.length === 0 ? address : `${address}?${new URLSearchParams(chosen)}`;
  return keepVisitParameters(fragment === undefined ? page : `${page}#${fragment}`, search);
}

/** One step: by the table of moved paths, then by the rules that every address has to keep. */
export const createNextMove =
  (table: RedirectTable): NextMove =>
  (pathname, search, ownQuery) => {
    const found = table.find(pathname);
    if (found?.code === 410) return { refused: 410 };
    if (found) {
      return { to: found.to.startsWith('/') ? keepQuery(found.to, search, ownQuery) : found.to, code: found.code };
    }
    const path = normalisePath(pathname, search);
    if (path.kind === 'ok') return null;
    if (path.kind === 'redirect') return { to: path.to, code: 301 };
    return { refused: path.kind === 'bad' ? 400 : 404 };
  };
