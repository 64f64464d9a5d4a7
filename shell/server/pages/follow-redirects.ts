import { filterParameters } from '@vitryna/contracts/filters';
import { keepVisitParameters } from '@vitryna/routing';
import { type Station, sendText } from '../http/exchange.ts';
import type { RedirectTable } from '../upstream/redirects.ts';
import { sendLastResort } from './last-resort.ts';

/**
 * What belongs to the visit goes along while the target is on the site, and the choice of a list (page, sort, price) where the target
 * brings none of its own. Nothing else: what an old page understood, the new one does not.
 */
function keepQuery(to: string, search: string): string {
  const [address = '', fragment] = to.split('#', 2);
  const asked = new URLSearchParams(search);
  const chosen = filterParameters.flatMap((name): [string, string][] => {
    const value = asked.get(name);
    return value ? [[name, value]] : [];
  });
  const list = address.includes('?') || chosen.length === 0 ? address : `${address}?${new URLSearchParams(chosen)}`;
  return keepVisitParameters(list, search) + (fragment === undefined ? '' : `#${fragment}`);
}

/** Answers moved paths. */
export const followRedirects =
  (table: RedirectTable): Station =>
  (exchange) => {
    const found = table.find(exchange.pathname);
    if (!found) return false;
    if (found.code === 410) {
      sendLastResort(exchange, 410);
      return true;
    }
    const to = found.to.startsWith('/') ? keepQuery(found.to, exchange.search) : found.to;
    sendText(exchange, found.code, '', ['Location', to]);
    return true;
  };
