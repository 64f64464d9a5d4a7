import type { IncomingMessage } from 'node:http';
import type { FormDeclaration, RouteDeclaration } from '@vitryna/contracts/release';
import { href, localeOfPath, paths } from '@vitryna/routing';
import { errorFields, type Log } from '../base/log.ts';
import { type Exchange, noSniff, type Station, send as sendAnswer, sendText } from '../http/exchange.ts';
import { takeBody } from '../http/take-body.ts';
import { clientAddressOf } from '../upstream/client-address.ts';
import { createPlaces, type PlaceLimits } from '../upstream/places.ts';
import type { FormAnswer, FormSender } from '../upstream/send-form.ts';
import { formBody } from './form-body.ts';
import { addressAway, fillPath, keptQuery, refusalQuery } from './form-outcome.ts';
import { sendLastResort } from './last-resort.ts';
import { sendAway } from './send-away.ts';
import type { PickedSlot } from './slot.ts';

type Options = {
  pick: (req: IncomingMessage) => PickedSlot | null;
  send: FormSender;
  places: PlaceLimits;
  trustedProxies: number;
  log: Log;
};

/** As much as the API takes (contract §0). */
const bodyLimit = { maxBytes: 64 * 1024, withinMs: 10_000, isStreamed: false };
const formType = /^application\/x-www-form-urlencoded(?:;|$)/i;
const nobody: FormAnswer = { status: 503, body: null, cookies: [] };

/** Answers 303: the browser goes on with a GET, so that a reload sends nothing again. */
function sendOn(exchange: Exchange, to: string, cookies: readonly string[] = []): void {
  const headers = ['Location', to, 'Cache-Control', 'no-store', ...noSniff];
  sendAnswer(exchange, 303, [...headers, ...cookies.flatMap((cookie) => ['Set-Cookie', cookie])], '');
}

type Posted = { route: RouteDeclaration; name: string; declaration: FormDeclaration };

/** Where the browser goes: on, as its form says, or back to the page, which says what was wrong. */
function wayOn(
  { pathname, search }: Exchange,
  { status, body }: FormAnswer,
  { route, name, declaration }: Posted,
): string {
  const locale = localeOfPath(pathname);
  // Specification §8.5: the page makes no sense any more.
  if (status === 422) return paths.home(locale);
  const kept = keptQuery(search, route);
  const refused = `${pathname}${refusalQuery(kept, name, body)}`;
  if (status !== 200) return refused;
  if (declaration.to === undefined) return `${pathname}${kept.size > 0 ? `?${kept}` : ''}`;
  const path = fillPath(declaration.to, body);
  return path === null ? refused : href(locale, path);
}

/**
 * Takes forms that browsers without JavaScript post to a page's own address: makes the call that the page's route declares and leads to
 * where it says; a refusal leads back to the page, which says so (decision 049). Whether the write may come from where it comes is the
 * API's to judge: it is asked with the browser's own headers.
 */
export function createForms({ pick, send: sender, places: limits, trustedProxies, log }: Options) {
  const places = createPlaces(limits);

  const ask = async (exchange: Exchange, declaration: FormDeclaration, values: URLSearchParams) => {
    const call = {
      body: formBody(values, declaration),
      key: values.get('key') ?? crypto.randomUUID(),
      locale: localeOfPath(exchange.pathname),
    };
    try {
      const answer = await sender.send(exchange, { ...call, call: declaration.call });
      const isKept = answer.status >= 400 && declaration.draft !== undefined;
      // Under a key of its own: it is another write.
      if (isKept) await sender.send(exchange, { ...call, call: declaration.draft ?? '', key: crypto.randomUUID() });
      return answer;
    } catch (error) {
      log.error('a form could not be sent', { path: exchange.pathname, ...errorFields(error) });
      return nobody;
    }
  };

  const take = async (exchange: Exchange, route: RouteDeclaration): Promise<void> => {
    const { req, res } = exchange;
    const { forms = {} } = route;
    const bytes = await takeBody(req, res, bodyLimit);
    if (bytes === 'gone') return;
    if (typeof bytes === 'string') return sendText(exchange, bytes === 'slow' ? 408 : 413, '');
    const values = new URLSearchParams(bytes.toString('utf8'));
    const name = values.get('form') ?? '';
    const declaration = Object.hasOwn(forms, name) ? forms[name] : undefined;
    if (!declaration || !(values.has('key') || declaration.isRepeatable)) return sendLastResort(exchange, 400);
    const answer = await ask(exchange, declaration, values);
    const elsewhere = answer.status === 200 ? addressAway(declaration.away, answer.body) : null;
    if (elsewhere !== null) sendAway(exchange, elsewhere, answer.cookies);
    else sendOn(exchange, wayOn(exchange, answer, { route, name, declaration }), answer.cookies);
  };

  const serve: Station = async (exchange) => {
    const { req, pathname } = exchange;
    if (req.method !== 'POST' || !formType.test(req.headers['content-type'] ?? '')) return false;
    const route = pick(req)?.slot.ownerOf(pathname)?.route;
    if (!route?.forms) return false;
    exchange.facts.route = route.name;
    const giveBack = places.take(clientAddressOf(req, trustedProxies));
    if (typeof giveBack === 'string') {
      sendLastResort(exchange, 503, ['Retry-After', '1']);
      return true;
    }
    try {
      await take(exchange, route);
    } finally {
      giveBack();
    }
    return true;
  };
  return { serve, close: sender.close };
}
