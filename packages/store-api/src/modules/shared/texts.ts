import type { L10n } from '@vitryna/contracts/api';
import { type Locale, locales } from '@vitryna/contracts/constants';
import { createI18n, type I18n } from '@vitryna/i18n';
import ru from '../../locales/ru.json' with { type: 'json' };
import uk from '../../locales/uk.json' with { type: 'json' };

type Stored = keyof typeof uk;

/** A text of the store API; of one that counts the key without the plural form. */
export type TextKey<Key = Stored> = Key extends `${infer Counted}_${'one' | 'few' | 'many' | 'other'}` ? Counted : Key;

/** Gives the text of a key in one language. */
export type TextOf = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

// A language that lacks a text does not compile.
const tables: Record<Locale, Record<Stored, string>> = { uk, ru };
const translators = Object.fromEntries(
  locales.map((locale) => [locale, createI18n({ locale, texts: tables[locale] })]),
) as Record<Locale, I18n>;

/** The texts of a language. */
export const textsIn = (locale: Locale): TextOf => translators[locale].t;

/** A text in every language. */
export const inEveryLanguage = (key: TextKey): L10n =>
  Object.fromEntries(locales.map((locale) => [locale, translators[locale].t(key)])) as L10n;
