import type { L10n } from '@vitryna/contracts/api';
import { type Locale, perLocale } from '@vitryna/contracts/languages';
import { textsIn } from '../shared/texts.ts';
import type { OrderLineRow } from './repository.ts';

/** The items of a return, for the timeline of an order. */
export function returnNote(
  wanted: readonly { productId: string; quantity: number }[],
  bought: readonly Pick<OrderLineRow, 'product_id' | 'name'>[],
): L10n {
  const names = new Map(bought.map(({ product_id, name }) => [String(product_id), name]));
  const list = (locale: Locale): string =>
    wanted.map(({ productId, quantity }) => `${names.get(productId)?.[locale] ?? productId} × ${quantity}`).join('; ');
  return perLocale((locale) => textsIn(locale)('To be returned: {{goods}}', { goods: list(locale) }));
}
