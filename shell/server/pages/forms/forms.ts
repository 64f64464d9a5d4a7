import type { IncomingMessage } from 'node:http';
import type { FormDeclaration, RouteDeclaration } from '@vitryna/contracts/release';
import { type ConcurrencyLimits, createConcurrencySlots } from '@vitryna/fair-queue';
import { href, localeOfPath, paths } from '@vitryna/routing';
import { errorFields, type Log } from '../../base/log.ts';
import {
  type Middleware,
  noSniff,
  type RequestContext,
  send as sendAnswer,
  sendText,
} from '../../http/request-context.ts';
import { clientAddressOf } from '../../upstream/client-address.ts';
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
  places: ConcurrencyLimits;
  trustedProxies: number;
  log: Log;
};

/** Forms with files under way: each holds a picture in memory. */
const fileLimits = { perAddress: 2, total: 16 };
const nobody: FormAnswer = { status: 503, body: null, cookies: [] };

/** Answers 303: the browser goes on with a GET, so that a reload sends nothing again. */
function sendOn(context: RequestContext, to: string, cookies: readonly string[] = []): void {
  const headers = ['Location', to, 'Cache-Control', 'no-store', ...noSniff];
  sendAnswer(context, 303, [...headers, ...cookies.flatMap((cookie) => ['Set-Cookie', cookie])], '');
}

type Taken = { route: RouteDeclaration; name: string; declaration: FormDeclaration };

/** The page that a form stands on, with what its address says anyway. */
function backTo({ pathname, search }: RequestContext, route: RouteDeclaration): string {
  const kept = keptQuery(search, route);
  return `${pathname}${kept.size > 0 ? `?${kept}` : ''}`;
}

/** The idempotency key of a posted form. An empty one is none: browsers send a field without a value, too. */
const keyOf = (values: URLSearchParams): string | null => values.get('key') || null;

/** The browser's next page: on, as its form says, or back to the page, which says what was wrong. */
function wayOn(context: RequestContext, { status, body }: FormAnswer, { route, name, declaration }: Taken): string {
  const locale = localeOfPath(context.pathname);
  // Specification §8.5: the page makes no sense any more.
  if (status === 422) return paths.home(locale);
  const refused = `${context.pathname}${refusalQuery(keptQuery(context.search, route), name, body)}`;
  if (status !== 200) return refused;
  if (declaration.to === undefined) return backTo(context, route);
  const path = fillPath(declaration.to, body);
  return path === null ? refused : href(locale, path);
}

/**
 * Takes forms that browsers without JavaScript post to a page's own address: makes the call that the page's route declares and leads to
 * where it says; a refusal leads back to the page, which says so (decision 115). Whether the write may come from where it comes is the
 * API's to judge: it is asked with the browser's own headers.
 */
export function createForms({ pick, send: sender, places: limits, trustedProxies, log }: Options) {
  const places = createConcurrencySlots(limits);
  const withFiles = createConcurrencySlots(fileLimits);

  const ask = async (
    context: RequestContext,
    declaration: FormDeclaration,
    { values, files, refusal }: PostedForm,
  ): Promise<FormAnswer> => {
    const call = {
      body: formBody(values, declaration, files),
      key: keyOf(values) ?? crypto.randomUUID(),
      locale: localeOfPath(context.pathname),
    };
    const answer = refusal ?? (await sender.send(context, { ...call, call: declaration.call }));
    const isKept = answer.status >= 400 && declaration.draft !== undefined;
    // Under a key of its own: it is another write.
    if (isKept) await sender.send(context, { ...call, call: declaration.draft ?? '', key: crypto.randomUUID() });
    return answer;
  };

  const take = async (context: RequestContext, route: RouteDeclaration): Promise<void> => {
    const { forms = {} } = route;
    let answer = nobody;
    const sendFile: FormSender['sendFile'] = (...file) =>
      sender.sendFile(...file).catch((error: unknown) => {
        log.error('a picture of a form could not be sent', { path: context.pathname, ...errorFields(error) });
        return nobody;
      });
    const posted = await takePostedForm(context, forms, { sendFile });
    if (posted === 'gone') return;
    if (posted === 'malformed') return sendLastResort(context, 400);
    if (typeof posted === 'string') return sendText(context, posted === 'slow' ? 408 : 413, '');
    const { values } = posted;
    // Banks that send a shopper back by a form of theirs: whatever it says, it is not believed.
    if (!values.has('form')) return sendOn(context, backTo(context, route));
    const declaration = formOf(forms, values);
    if (!declaration || !(keyOf(values) || declaration.isRepeatable)) return sendLastResort(context, 400);
    try {
      answer = await ask(context, declaration, posted);
    } catch (error) {
      log.error('a form could not be sent', { path: context.pathname, ...errorFields(error) });
    }
    const elsewhere = answer.status === 200 ? wayAway(declaration.away, answer.body) : null;
    const name = values.get('form') ?? '';
    if (elsewhere !== null) sendAway(context, elsewhere, answer.cookies);
    else sendOn(context, wayOn(context, answer, { route, name, declaration }), answer.cookies);
  };

  const serve: Middleware = async (context) => {
    const { req, pathname } = context;
    if (req.method !== 'POST') return false;
    const route = pick(req)?.slot.ownerOf(pathname)?.route;
    if (!route?.forms || !isPostedForm(context, route.forms)) return false;
    context.facts.route = route.name;
    const { take: takePlace } = isMultipart(context) ? withFiles : places;
    const giveBack = takePlace(clientAddressOf(req, trustedProxies));
    if (typeof giveBack === 'string') {
      sendLastResort(context, 503, ['Retry-After', '1']);
      return true;
    }
    try {
      await take(context, route);
    } finally {
      giveBack();
    }
    return true;
  };
  return { serve, close: sender.close };
}
