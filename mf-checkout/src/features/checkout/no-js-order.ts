import type { FormDeclaration } from '@vitryna/contracts/release';

/** The no-JS parameters of places in the page's address. */
export const noJsParameters = { city: 'city', cityRef: 'cityRef', point: 'point', address: 'address' } as const;

/** Stands for a place that is none of the saved addresses. */
export const elsewhere = 'other';

/** Calls that a document of the checkout makes for its visitor alone. */
export const ownCalls = ['/checkout/', '/account/address/list', '/catalog/product/cart/summary'];

/** The order as a form that browsers post without JavaScript; the rules are those of its call (decision 115). */
export const orderForm: FormDeclaration = {
  call: '/order/create',
  fields: {
    'recipient.firstName': 'text',
    'recipient.lastName': 'text',
    'recipient.phone': 'text',
    'recipient.email': 'text',
    'anotherRecipient.firstName': 'text',
    'anotherRecipient.lastName': 'text',
    'anotherRecipient.phone': 'text',
    'delivery.method': 'text',
    'delivery.cityRef': 'text',
    'delivery.warehouseRef': 'text',
    'delivery.street.name': 'text',
    'delivery.house': 'text',
    'delivery.flat': 'text',
    'delivery.pointId': 'text',
    'payment.method': 'text',
    'payment.parts': 'number',
    'payment.company.name': 'text',
    'payment.company.edrpou': 'text',
    'expected.total': 'number',
    'expected.hash': 'text',
    comment: 'text',
    dontCall: 'flag',
    marketing: 'flag',
    agree: 'flag',
  },
  to: 'order/{id}',
  away: 'payment.url',
  draft: '/checkout/draft',
};
