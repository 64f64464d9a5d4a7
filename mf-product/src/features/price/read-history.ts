import type { ApiClient } from '@vitryna/api-client';
import type { Locale } from '@vitryna/contracts/constants';
import { getHistory } from './api/get-history.ts';
import { type KnownHistory, toPriceHistoryView } from './price-history-view.ts';

/** Reads a product's history; a failure costs its block alone. */
export async function readHistory(
  api: ApiClient,
  { locale, ...asked }: { productId: string; locale: Locale; signal?: AbortSignal },
): Promise<KnownHistory> {
  try {
    return { view: toPriceHistoryView(await getHistory(api, asked), locale) };
  } catch {
    return 'failed';
  }
}
