import type { FormDeclaration } from '@vitryna/contracts/release';

/** Calls that a document of a purchase's questions makes for its visitor alone. */
export const ownCalls = ['/order/feedback/view'];

/** The questions without JavaScript: those about the purchase; a product is judged on its own page. */
export const feedbackForm: FormDeclaration = {
  call: '/order/feedback/add',
  fields: { orderId: 'text', token: 'text', service: 'number', delivery: 'number', nps: 'number', comment: 'text' },
};
