import type { ProductCard } from './product.ts';

/**
 * The shopper's actions on a product: put it into the cart, order what is yet to come, wait, or look at others. A
 * deleted product counts as discontinued (contract §1.3).
 */
export type OfferKind = 'buy' | 'preOrder' | 'expected' | 'outOfStock' | 'discontinued';

/** Decides what can be done about a product (contract §1.3). */
export function offerKindOf({
  status,
  isOrderable,
  isDeleted,
}: Pick<ProductCard, 'status' | 'isOrderable' | 'isDeleted'>): OfferKind {
  if (isDeleted || status === 'discontinued') return 'discontinued';
  if (status === 'expected') return 'expected';
  if (!isOrderable || status === 'outOfStock') return 'outOfStock';
  return status === 'preOrder' ? 'preOrder' : 'buy';
}
