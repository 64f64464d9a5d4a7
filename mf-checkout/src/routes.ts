import type { RouteDeclaration } from '@vitryna/contracts/release';
import { cartForms } from './features/cart/cart-forms.ts';
import { noJsParameters, orderForm, ownCalls } from './features/checkout/no-js-order.ts';
import { feedbackForm, ownCalls as ownFeedbackCalls } from './features/feedback/feedback-forms.ts';
import { findForm, orderForms, ownCalls as ownOrderCalls } from './features/order/order-forms.ts';

/** The pages of this remote: one shopper's own, never kept and in no search engine. No pop-up opens by itself on them (specification §4.28). */
export const routes: RouteDeclaration[] = [
  {
    name: 'checkout',
    path: 'checkout',
    layout: 'simplified',
    cache: 'private',
    query: Object.values(noJsParameters),
    ownCalls,
    forms: { order: orderForm },
    page: 'checkout',
    example: 'checkout',
  },
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
  {
    name: 'find-order',
    path: 'order',
    layout: 'default',
    cache: 'private',
    hasPopups: false,
    forms: { find: findForm },
    page: 'find-order',
    example: 'order',
  },
  {
    name: 'order',
    path: 'order/:orderId',
    layout: 'default',
    cache: 'private',
    query: ['token'],
    hasPopups: false,
    ownCalls: ownOrderCalls,
    forms: orderForms,
    page: 'order',
    example: 'order/0123456789abcdefghij',
  },
  {
    name: 'purchase-feedback',
    path: 'purchase-feedback/:orderId',
    layout: 'simplified',
    cache: 'private',
    query: ['token'],
    ownCalls: ownFeedbackCalls,
    forms: { feedback: feedbackForm },
    page: 'purchase-feedback',
    example: 'purchase-feedback/0123456789abcdefghij',
  },
];
