import { languageKey } from '@vitryna/contracts/language-key';
import { type Locale, locales } from '@vitryna/contracts/languages';
import { createBrowserStorages, persist } from '@vitryna/persisted-state';

function parseLocale(stored: unknown): Locale {
  const known = locales.find((locale) => locale === stored);
  if (known) return known;
  throw new Error('no language');
}

const storages = () => createBrowserStorages(window);

/** The language that this browser's visitor chose by the switch or by an answer to the offer; null before any choice. */
export function chosenLanguage() {
  const options = { name: languageKey, storage: 'local', initial: null, parse: parseLocale } as const;
  return persist<Locale | null>(storages(), options);
}

/** A choice that the account may not know yet: it wins over the language that the account remembers. */
export function unsavedLanguage() {
  const options = { name: 'shell_unsaved_language', storage: 'session', initial: null, parse: parseLocale } as const;
  return persist<Locale | null>(storages(), options);
}
