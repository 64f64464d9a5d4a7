import type { L10n } from '@vitryna/contracts/api';
import { textsIn } from '../shared/texts.ts';
import type { OrderLineRow } from './repository.ts';

/** What goes back and how much of it, for the timeline of an order. */
export function returnNote(
  wanted: readonly { productId: string; quantity: number }[],
  bought: readonly Pick<OrderLineRow, 'product_id' | 'name'>[],
): L10n {
  const names = new Map(bought.map(({ product_id, name }) => [String(product_id), name]));
  const list = (locale: keyof L10n): string =>
    wanted.map(({ productId, quantity }) => `${names.get(productId)?.[locale] ?? productId} × ${quantity}`).join('; ');
  const say = (locale: keyof L10n): string => textsIn(locale)('To be returned: {{goods}}', { goods: list(locale) });
  return { uk: say('uk'), ru: say('ru') };
}
