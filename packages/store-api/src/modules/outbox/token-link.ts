import type { Locale } from '@vitryna/contracts/constants';
import { tokenParameter } from '@vitryna/contracts/route-facts';
import { href } from '@vitryna/routing';

/** Pages that letters lead to: a click there does what the letter is about, so that programs which open the links of letters do not. */
type LetterPage = '/price-watch' | '/account/new-password' | '/account/confirm-email';

/** Absolute address of such a page with the token that lets the letter's reader in. */
export function tokenLink(publicUrl: string, locale: Locale, page: LetterPage, token: string): string {
  const url = new URL(href(locale, page), publicUrl);
  url.searchParams.set(tokenParameter, token);
  return url.href;
}
