import { href, localeOfPath } from '@vitryna/routing';
import type { RequestContext } from '../../http/request-context.ts';
import { type LastResortStatus, lastResortWords } from '../../locales/words.ts';
import { sendPlainPage } from './plain-page.ts';

/**
 * The page when nothing else can be shown: no renderer, no upstream, nothing of the error in it. In the language of the
 * path, never kept.
 */
export function sendLastResort(context: RequestContext, status: LastResortStatus, headers: string[] = []): void {
  const locale = localeOfPath(context.pathname);
  const { [status]: text, home, retry } = lastResortWords[locale];
  // An empty address is this one.
  const again = status >= 500 ? `<p><a href="">${retry}</a></p>` : '';
  const head = '<meta name="robots" content="noindex">';
  sendPlainPage(context, {
    status,
    title: text,
    head,
    body: `${again}<p><a href="${href(locale, '/')}">${home}</a></p>`,
    headers,
  });
}
