import { type L10n, type Locale, perLocale } from '@vitryna/contracts/languages';
import { createI18n } from '@vitryna/i18n';
import { type StoredKey, tables } from '../../locales/tables.ts';

/** A text of the store API; of one that counts the key without the plural form. */
export type TextKey<Key = StoredKey> = Key extends `${infer Counted}_${'one' | 'few' | 'many' | 'other'}`
  ? Counted
  : Key;

/** Gives the text of a key in one language. */
export type TextOf = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

const translators = perLocale((locale) => createI18n({ locale, texts: tables[locale] }));

/** The texts of a language. */
export const textsIn = (locale: Locale): TextOf => translators[locale].t;

/** A text in every language. */
export const inEveryLanguage = (key: TextKey): L10n => perLocale((locale) => translators[locale].t(key));
