import { keepVisitParameters } from '@vitryna/routing';
import { type Exchange, type Station, sendText } from '../http/exchange.ts';
import type { RedirectTable } from '../upstream/redirects.ts';
import { sendLastResort } from './last-resort.ts';
import type { Slot } from './slot.ts';

/**
 * What belongs to the visit goes along while the target is on the site, and what the target's route declares as its own (page, sort,
 * price of a list) where the target brings no query itself. Nothing else: what an old page understood, the new one does not.
 */
function keepQuery(to: string, search: string, slot: Slot | null): string {
  const [address = '', fragment] = to.split('#', 2);
  const isOwn = slot?.ownQuery(address);
  const chosen = [...new URLSearchParams(search)].filter(([name, value]) => value !== '' && isOwn?.(name));
  const page = address.includes('?') || chosen.length === 0 ? address : `${address}?${new URLSearchParams(chosen)}`;
  return keepVisitParameters(page, search) + (fragment === undefined ? '' : `#${fragment}`);
}

/** Answers moved paths; `pick` says in which composition the target will be shown. */
export const followRedirects =
  (table: RedirectTable, pick: (req: Exchange['req']) => { slot: Slot } | null): Station =>
  (exchange) => {
    const found = table.find(exchange.pathname);
    if (!found) return false;
    if (found.code === 410) {
      sendLastResort(exchange, 410);
      return true;
    }
    const { req, search } = exchange;
    const to = found.to.startsWith('/') ? keepQuery(found.to, search, pick(req)?.slot ?? null) : found.to;
    sendText(exchange, found.code, '', ['Location', to]);
    return true;
  };
