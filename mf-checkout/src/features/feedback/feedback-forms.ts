import type { FormDeclaration } from '@vitryna/contracts/release';

/** Calls that a document of a purchase's questions makes for its visitor alone. */
export const ownCalls = ['/order/feedback/view'];

/** The questions without JavaScript; a product that gets no stars is left out. */
export const feedbackForm: FormDeclaration = {
  call: '/order/feedback/add',
  fields: {
    orderId: 'text',
    token: 'text',
    service: 'number',
    delivery: 'number',
    nps: 'number',
    'products.*.rating': 'number',
    'products.*.productId': 'text',
    'products.*.body': 'text',
    comment: 'text',
  },
};
