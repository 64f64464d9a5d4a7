/**
 * The table of languages. A further language is an entry in each column here, files of its texts and its content: whatever else it would need
 * is a type error in the code. Columns stand alone, so that browsers get only those that they read.
 */

/** Languages of the store as BCP 47 tags: `lang`, `hreflang` and `Intl` take them as they are. The switch shows them in this order. */
export const locales = ['uk', 'ru'] as const;
export type Locale = (typeof locales)[number];

/** Something for each language: a text, unless said otherwise. */
export type L10n<T = string> = Record<Locale, T>;

/** The state language: where nobody asked for another, at the home without a code, and behind `x-default`. */
export const defaultLocale: Locale = 'uk';

/** The language whose addresses have no prefix, except its home (specification §3.13). */
export const unprefixedLocale: Locale = 'ru';

/** Code of each language in route names and in the prefix of addresses (specification §2). */
export const languageCodes: L10n = { uk: 'ua', ru: 'ru' };

/** What the switch calls each language where there is little room. */
export const shortLanguageNames: L10n = { uk: 'UA', ru: 'RU' };

/** Each language by its own name, where one is chosen. */
export const languageNames: L10n = { uk: 'Українська', ru: 'Русский' };

/** What says that a page is to be read in each language. */
export const languageChoices: L10n = { uk: 'Українською', ru: 'На русском' };

/** What a link to a page in each language is called. */
export const languageVersions: L10n = { uk: 'Українська версія', ru: 'Русская версия' };

/** `og:locale` of each language. */
export const openGraphLocales: L10n = { uk: 'uk_UA', ru: 'ru_UA' };

/** Makes something for each language. */
export function perLocale<T>(make: (locale: Locale) => T): L10n<T> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as L10n<T>;
}

/** What there is in each language, in the order of the languages. */
export function textsOf<T>(l10n: L10n<T>): T[] {
  return locales.map((locale) => l10n[locale]);
}
