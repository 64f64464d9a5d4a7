import { type L10n, perLocale } from '@vitryna/contracts/languages';

export type { L10n };
export type Gender = 'm' | 'f' | 'n' | 'pl';

export const t = (uk: string, ru: string): L10n => ({ uk, ru });
export const same = (text: string): L10n => perLocale(() => text);
