import type { Locale } from '@vitryna/contracts/constants';
import { tokenParameter } from '@vitryna/contracts/route-facts';
import { href } from '@vitryna/routing';

/** Pages that e-mails lead to: a click there does what the e-mail is about, so that programs which open the links of e-mails do not. */
type EmailPage = '/price-watch' | '/account/new-password' | '/account/confirm-email';

/** Absolute address of such a page with the token that lets the e-mail's reader in. */
export function tokenLink(publicUrl: string, locale: Locale, page: EmailPage, token: string): string {
  const url = new URL(href(locale, page), publicUrl);
  url.searchParams.set(tokenParameter, token);
  return url.href;
}
