import type { Locale } from '@vitryna/contracts/constants';
import { languageKey } from '@vitryna/contracts/language-key';
import { createBrowserStorages, persist } from '@vitryna/persisted-state';

/** Nothing as soon as there is a language that the function below does not know. */
type Known = [Locale] extends ['uk' | 'ru'] ? Locale : never;

function parseLocale(stored: unknown): Known {
  if (stored === 'uk' || stored === 'ru') return stored;
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
