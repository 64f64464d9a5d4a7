/** A text in both languages of the store. */
export type L10n = { uk: string; ru: string };
export type Gender = 'm' | 'f' | 'n' | 'pl';

export const t = (uk: string, ru: string): L10n => ({ uk, ru });
export const same = (text: string): L10n => ({ uk: text, ru: text });
