import { localeOfPath } from '@vitryna/routing';
import type { RequestContext } from '../../http/request-context.ts';
import { sendAwayWords } from '../../locales/words.ts';
import { escapeHtml, sendPlainPage } from '../render/plain-page.ts';
import type { Away } from './form-outcome.ts';

function hiddenField([name, value]: [string, string]): string {
  return `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;
}

/**
 * Leads a browser that posted a form to somebody else's address. A redirect would be a part of the form's way, and a page may send forms to
 * the store only (`form-action`); a page of its own that goes on is none. Input that is only taken by a form is shown as one by that page.
 */
export function sendAway(context: RequestContext, away: Away, cookies: readonly string[]): void {
  const { title, go } = sendAwayWords[localeOfPath(context.pathname)];
  const headers = cookies.flatMap((cookie) => ['Set-Cookie', cookie]);
  if (away.kind === 'form') {
    const fields = Object.entries(away.fields).map(hiddenField).join('');
    const form = `<form method="post" action="${escapeHtml(away.action)}">${fields}<p><button>${go}</button></p></form>`;
    const facts = { formsTo: new URL(away.action).origin };
    sendPlainPage(context, { status: 200, title, head: '', body: form, headers, facts });
    return;
  }
  const href = escapeHtml(away.url);
  const head = `<meta http-equiv="refresh" content="0;url=${href}">`;
  const link = `<p><a href="${href}" rel="noreferrer">${go}</a></p>`;
  sendPlainPage(context, { status: 200, title, head, body: link, headers });
}
