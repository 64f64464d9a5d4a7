import type { Locale } from '@vitryna/contracts/constants';
import type { Stores } from '@vitryna/store';
import type { Feature } from '../feature.ts';
import { chosenLanguage, unsavedLanguage } from './language-choice.ts';

/** How long a page waits for the account to take a chosen language before it goes, in milliseconds. */
const saveLocaleTimeoutMs = 1500;

/** A language that is chosen by a link is remembered, and saved to the account before the page goes (specification §4). */
export const keepLanguage: Feature = ({ stores }) => {
  document.addEventListener('click', (event) => {
    const link = languageLink(event.target);
    if (!link || event.defaultPrevented || event.button !== 0) return;
    // Links that have both attributes lead to another language of the store, and name it.
    const locale = link.hreflang as Locale;
    chosenLanguage().write(locale);
    const { profile, status } = stores.getState().user;
    // Nobody knows yet whether somebody is signed in: the next page will, and must not go back.
    if (!profile && status !== 'ready') unsavedLanguage().write(locale);
    if (!profile || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    unsavedLanguage().write(locale);
    void save(stores, locale).then(() => location.assign(link.href));
  });
};

/** Waits for the account a moment only: the shopper asked for a page. */
async function save(stores: Stores, locale: Locale): Promise<void> {
  const limit = new Promise<false>((resolve) => setTimeout(resolve, saveLocaleTimeoutMs, false));
  if (await Promise.race([stores.user.saveLocale(locale), limit])) unsavedLanguage().clear();
}

function languageLink(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang][data-document]') : null;
}
