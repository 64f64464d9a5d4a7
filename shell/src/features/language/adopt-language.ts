import type { Locale } from '@vitryna/contracts/constants';
import { href, localeOfPath, pathBelowPrefix } from '@vitryna/routing';
import type { Stores } from '@vitryna/store';
import { unsavedLanguage } from './language-choice.ts';

/**
 * A signed-in user's stored language becomes the site's (specification §4): the same page is loaded in it. Unless the user has just
 * chosen this page's language and the account did not take it: then it is told once more.
 */
export async function adoptLanguage(wanted: Locale, stores: Stores, page: Location = window.location): Promise<void> {
  const here = localeOfPath(page.pathname);
  const unsaved = unsavedLanguage();
  if (unsaved.read() === here) {
    if (await stores.user.saveLocale(here)) unsaved.clear();
    return;
  }
  if (wanted !== here) page.replace(href(wanted, pathBelowPrefix(page.pathname)) + page.search + page.hash);
}
