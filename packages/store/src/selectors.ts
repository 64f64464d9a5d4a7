import { sum, toHryvnia, toMinor } from '@vitryna/money';
import type { StoreState } from './state.ts';

/** How many pieces are in the cart. */
export function countCartUnits({ cart }: StoreState): number {
  return cart.lines.reduce((units, line) => units + line.quantity, 0);
}

/** The cart's total, in hryvnia, as far as its lines know. */
export function sumCart({ cart }: StoreState): number {
  return toHryvnia(sum(cart.lines.map(({ totalSalePrice }) => toMinor(totalSalePrice.amount))));
}

/** Whether a product is in the cart or on its way there. */
export function isInCart({ cart, outbox }: StoreState, productId: string): boolean {
  return (
    cart.lines.some((line) => line.product.id === productId) ||
    cart.pending.includes(productId) ||
    outbox.waiting.some((write) => write.operation === 'cart.add' && write.productId === productId)
  );
}

/** Whether a product is a favourite. */
export function isFavourite({ favourites }: StoreState, productId: string): boolean {
  return favourites.ids.includes(productId);
}

/** Whether a product is compared. */
export function isCompared({ comparison }: StoreState, productId: string): boolean {
  return comparison.groups.some(({ ids }) => ids.includes(productId));
}

/** How many products are compared. */
export function countCompared({ comparison }: StoreState): number {
  return comparison.groups.reduce((count, { ids }) => count + ids.length, 0);
}
