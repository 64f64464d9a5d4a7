import type { RouteDeclaration } from '@vitryna/contracts/release';
import { cartForms } from './features/cart/cart-forms.ts';

/** The pages of this remote. */
export const routes: RouteDeclaration[] = [
  { name: 'checkout', path: 'checkout', layout: 'simplified', cache: 'private', page: 'checkout', example: 'checkout' },
  {
    name: 'cart',
    path: 'checkout/cart',
    layout: 'simplified',
    cache: 'private',
    ownCalls: ['/catalog/product/list/cart/all', '/catalog/product/cart/summary'],
    forms: cartForms,
    page: 'cart',
    example: 'checkout/cart',
  },
];
