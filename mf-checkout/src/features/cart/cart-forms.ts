import type { FormDeclaration } from '@vitryna/contracts/release';

const to = 'checkout/cart';

/** The forms of the cart without JavaScript (decision 115); a quantity of 0 takes a line away. */
export const cartForms: Record<'put' | 'quantity' | 'coupon' | 'couponRemoval', FormDeclaration> = {
  /** Of every page: its buttons belong to the form of the frame (decision 115). */
  put: { call: '/catalog/product/cart/put', fields: { productId: 'text' }, to, isRepeatable: true },
  quantity: { call: '/catalog/product/cart/set', fields: { productId: 'text', quantity: 'number' }, to },
  coupon: { call: '/catalog/product/cart/coupon/add', fields: { code: 'text' }, to },
  couponRemoval: { call: '/catalog/product/cart/coupon/remove', fields: {}, to },
};

/** The name under which the key of a product's removal is kept, beside that of its quantity. */
export const removalOf = (productId: string): string => `${productId}-removal`;
