import type { IncomingMessage } from 'node:http';
import type { FormDeclaration, RouteDeclaration } from '@vitryna/contracts/release';
import { href, localeOfPath, paths } from '@vitryna/routing';
import { errorFields, type Log } from '../../base/log.ts';
import { type Exchange, noSniff, type Station, send as sendAnswer, sendText } from '../../http/exchange.ts';
import { clientAddressOf } from '../../upstream/client-address.ts';
import { createPlaces, type PlaceLimits } from '../../upstream/places.ts';
import type { FormAnswer, FormSender } from '../../upstream/send-form.ts';
import { sendLastResort } from '../render/last-resort.ts';
import type { PickedSlot } from '../render/slot.ts';
import { formBody } from './form-body.ts';
import { fillPath, keptQuery, refusalQuery, wayAway } from './form-outcome.ts';
import { formOf, isMultipart, isPostedForm, type PostedForm, takePostedForm } from './posted-form.ts';
import { sendAway } from './send-away.ts';

type Options = {
  pick: (req: IncomingMessage) => PickedSlot | null;
  send: FormSender;
  places: PlaceLimits;
  trustedProxies: number;
  log: Log;
};

/** Forms with files under way: each holds a picture in memory. */
const filePlaces = { perAddress: 2, total: 16 };
const nobody: FormAnswer = { status: 503, body: null, cookies: [] };

/** Answers 303: the browser goes on with a GET, so that a reload sends nothing again. */
function sendOn(exchange: Exchange, to: string, cookies: readonly string[] = []): void {
  const headers = ['Location', to, 'Cache-Control', 'no-store', ...noSniff];
  sendAnswer(exchange, 303, [...headers, ...cookies.flatMap((cookie) => ['Set-Cookie', cookie])], '');
}

type Taken = { route: RouteDeclaration; name: string; declaration: FormDeclaration };

/** The page that a form stands on, with what its address says anyway. */
function backTo({ pathname, search }: Exchange, route: RouteDeclaration): string {
  const kept = keptQuery(search, route);
  return `${pathname}${kept.size > 0 ? `?${kept}` : ''}`;
}

/** The idempotency key of a posted form. An empty one is none: browsers send a field without a value, too. */
const keyOf = (values: URLSearchParams): string | null => values.get('key') || null;

/** Where the browser goes: on, as its form says, or back to the page, which says what was wrong. */
function wayOn(exchange: Exchange, { status, body }: FormAnswer, { route, name, declaration }: Taken): string {
  const locale = localeOfPath(exchange.pathname);
  // Specification §8.5: the page makes no sense any more.
  if (status === 422) return paths.home(locale);
  const refused = `${exchange.pathname}${refusalQuery(keptQuery(exchange.search, route), name, body)}`;
  if (status !== 200) return refused;
  if (declaration.to === undefined) return backTo(exchange, route);
  const path = fillPath(declaration.to, body);
  return path === null ? refused : href(locale, path);
}

/**
 * Takes forms that browsers without JavaScript post to a page's own address: makes the call that the page's route declares and leads to
 * where it says; a refusal leads back to the page, which says so (decision 115). Whether the write may come from where it comes is the
 * API's to judge: it is asked with the browser's own headers.
 */
export function createForms({ pick, send: sender, places: limits, trustedProxies, log }: Options) {
  const places = createPlaces(limits);
  const withFiles = createPlaces(filePlaces);

  const ask = async (
    exchange: Exchange,
    declaration: FormDeclaration,
    { values, files, refusal }: PostedForm,
  ): Promise<FormAnswer> => {
    const call = {
      body: formBody(values, declaration, files),
      key: keyOf(values) ?? crypto.randomUUID(),
      locale: localeOfPath(exchange.pathname),
    };
    const answer = refusal ?? (await sender.send(exchange, { ...call, call: declaration.call }));
    const isKept = answer.status >= 400 && declaration.draft !== undefined;
    // Under a key of its own: it is another write.
    if (isKept) await sender.send(exchange, { ...call, call: declaration.draft ?? '', key: crypto.randomUUID() });
    return answer;
  };

  const take = async (exchange: Exchange, route: RouteDeclaration): Promise<void> => {
    const { forms = {} } = route;
    let answer = nobody;
    const sendFile: FormSender['sendFile'] = (...file) =>
      sender.sendFile(...file).catch((error: unknown) => {
        log.error('a picture of a form could not be sent', { path: exchange.pathname, ...errorFields(error) });
        return nobody;
      });
    const posted = await takePostedForm(exchange, forms, { sendFile });
    if (posted === 'gone') return;
    if (posted === 'malformed') return sendLastResort(exchange, 400);
    if (typeof posted === 'string') return sendText(exchange, posted === 'slow' ? 408 : 413, '');
    const { values } = posted;
    // Banks that send a shopper back by a form of theirs: whatever it says, it is not believed.
    if (!values.has('form')) return sendOn(exchange, backTo(exchange, route));
    const declaration = formOf(forms, values);
    if (!declaration || !(keyOf(values) || declaration.isRepeatable)) return sendLastResort(exchange, 400);
    try {
      answer = await ask(exchange, declaration, posted);
    } catch (error) {
      log.error('a form could not be sent', { path: exchange.pathname, ...errorFields(error) });
    }
    const elsewhere = answer.status === 200 ? wayAway(declaration.away, answer.body) : null;
    const name = values.get('form') ?? '';
    if (elsewhere !== null) sendAway(exchange, elsewhere, answer.cookies);
    else sendOn(exchange, wayOn(exchange, answer, { route, name, declaration }), answer.cookies);
  };

  const serve: Station = async (exchange) => {
    const { req, pathname } = exchange;
    if (req.method !== 'POST') return false;
    const route = pick(req)?.slot.ownerOf(pathname)?.route;
    if (!route?.forms || !isPostedForm(exchange, route.forms)) return false;
    exchange.facts.route = route.name;
    const { take: takePlace } = isMultipart(exchange) ? withFiles : places;
    const giveBack = takePlace(clientAddressOf(req, trustedProxies));
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
