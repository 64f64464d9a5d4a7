/** Operations that may wait for a connection. */
export type WriteOperation =
  | 'cart.add'
  | 'cart.setQuantity'
  | 'cart.remove'
  | 'favourites.add'
  | 'favourites.remove'
  | 'comparison.add'
  | 'comparison.remove';

/** A change of one of the lists; `difference` counts units of the cart (reading 11) and means nothing for the others. */
export type Write = { operation: WriteOperation; productId: string; difference: number };

/** The call that a write is: above zero a difference is added, below zero its absolute amount is removed. */
export function describeWrite({ operation, productId, difference }: Write): { path: string; body: object } {
  if (!operation.startsWith('cart')) {
    const path = operation.replace('favourites.', 'favorite/').replace('comparison.', 'comparison/');
    return { path: `/catalog/product/${path}`, body: { productId } };
  }
  const path = difference > 0 ? '/catalog/product/cart/add' : '/catalog/product/cart/remove';
  return { path, body: { productId, quantity: Math.abs(difference) } };
}
