/** What may wait for a connection. */
export type WriteOperation = 'cart.add' | 'cart.setQuantity' | 'cart.remove' | 'favourites.add' | 'favourites.remove';

/** A change of cart or favourites; `difference` counts units of the cart (decision 11) and means nothing for favourites. */
export type Write = { operation: WriteOperation; productId: string; difference: number };

/** The call that a write is: above zero a difference is added, below zero its absolute amount is removed. */
export function describeWrite({ operation, productId, difference }: Write): { path: string; body: object } {
  if (operation === 'favourites.add') return { path: '/catalog/product/favorite/add', body: { productId } };
  if (operation === 'favourites.remove') return { path: '/catalog/product/favorite/remove', body: { productId } };
  const path = difference > 0 ? '/catalog/product/cart/add' : '/catalog/product/cart/remove';
  return { path, body: { productId, quantity: Math.abs(difference) } };
}
