import type { IncomingMessage } from 'node:http';
import type { FormDeclaration } from '@vitryna/contracts/release';
import { href, localeOfPath, paths } from '@vitryna/routing';
import { errorFields, type Log } from '../base/log.ts';
import { type Exchange, noSniff, type Station, send as sendAnswer, sendText } from '../http/exchange.ts';
import { takeBody } from '../http/take-body.ts';
import { clientAddressOf } from '../upstream/client-address.ts';
import { createPlaces, type PlaceLimits } from '../upstream/places.ts';
import type { FormAnswer, FormSender } from '../upstream/send-form.ts';
import { formBody } from './form-body.ts';
import { fillPath, refusalQuery } from './form-outcome.ts';
import { sendLastResort } from './last-resort.ts';
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
      key: values.get('key') ?? '',
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

  const take = async (exchange: Exchange, forms: Record<string, FormDeclaration>): Promise<void> => {
    const { req, res, pathname } = exchange;
    const bytes = await takeBody(req, res, bodyLimit);
    if (bytes === 'gone') return;
    if (typeof bytes === 'string') return sendText(exchange, bytes === 'slow' ? 408 : 413, '');
    const values = new URLSearchParams(bytes.toString('utf8'));
    const name = values.get('form') ?? '';
    const declaration = Object.hasOwn(forms, name) ? forms[name] : undefined;
    if (!declaration || !values.has('key')) return sendLastResort(exchange, 400);
    const answer = await ask(exchange, declaration, values);
    const { status, body, cookies } = answer;
    // Specification §8.5: the page makes no sense any more.
    if (status === 422) return sendOn(exchange, paths.home(localeOfPath(pathname)), cookies);
    const to = status === 200 ? fillPath(declaration.to, body) : null;
    sendOn(
      exchange,
      to === null ? `${pathname}${refusalQuery(name, body)}` : href(localeOfPath(pathname), to),
      cookies,
    );
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
      await take(exchange, route.forms);
    } finally {
      giveBack();
    }
    return true;
  };
  return { serve, close: sender.close };
}
