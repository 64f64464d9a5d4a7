import { type Station, sendText } from '../http/exchange.ts';

/** Calls, and pages of one shopper in both languages: nothing for a search engine. */
const calls = ['/user/', '/api/'];
const privatePages = ['/checkout', '/order/', '/account', '/purchase-feedback/'];
const closed = [...calls, ...privatePages, ...privatePages.map((path) => `/ua${path}`)];
const text = `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}`;

/** `/robots.txt`. */
export const serveRobots: Station = (exchange) => {
  if (exchange.pathname !== '/robots.txt') return false;
  sendText(exchange, 200, text);
  return true;
};
