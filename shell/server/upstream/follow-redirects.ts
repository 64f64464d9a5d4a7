import { keepVisitParameters } from '@vitryna/routing';
import { type Station, sendText } from '../http/exchange.ts';
import { sendLastResort } from '../pages/last-resort.ts';
import type { RedirectTable } from './redirects.ts';

/** Answers moved paths; what belongs to the visit goes along while the target is on the site. */
export const followRedirects =
  (table: RedirectTable): Station =>
  (exchange) => {
    const found = table.find(exchange.pathname);
    if (!found) return false;
    if (found.code === 410) {
      sendLastResort(exchange, 410);
      return true;
    }
    const to = found.to.startsWith('/') ? keepVisitParameters(found.to, exchange.search) : found.to;
    sendText(exchange, found.code, '', ['Location', to]);
    return true;
  };
