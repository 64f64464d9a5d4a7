import { translationsSchema } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import type { StoreApi } from '../options.ts';

/** The exported texts of one language; empty ones are left to the bundled copy. */
export async function getTexts(api: StoreApi, locale: Locale): Promise<Record<string, string>> {
  const exported = await api.get('/shared/export/translations', { schema: translationsSchema, isQuiet: true });
  const texts = Object.entries(exported).map(([key, l10n]): [string, string] => [key, l10n[locale]]);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}
