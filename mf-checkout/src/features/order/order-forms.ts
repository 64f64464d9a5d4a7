import type { FormDeclaration } from '@vitryna/contracts/release';

const key = { orderId: 'text', token: 'text' } as const;

/** Calls that a document of an order makes for its visitor alone. */
export const ownCalls = ['/order/view', '/account/me'];

/** The forms of an order without JavaScript (decision 115): a payment leads to the bank, the others back to the page. */
export const orderForms: Record<'pay' | 'cancel' | 'repeat' | 'return' | 'account', FormDeclaration> = {
  pay: { call: '/order/payment/init', fields: { ...key, method: 'text', parts: 'number' }, away: 'url' },
  cancel: { call: '/order/cancel', fields: { ...key, reason: 'text', comment: 'text' } },
  repeat: { call: '/order/repeat', fields: key, to: 'checkout/cart' },
  return: {
    call: '/order/return/add',
    fields: {
      ...key,
      'lines.*.productId': 'text',
      'lines.*.quantity': 'number',
      'lines.*.reason': 'text',
      iban: 'text',
      comment: 'text',
      files: 'files',
    },
  },
  account: { call: '/account/sign/up/fromOrder', fields: { ...key, password: 'text' } },
};

/** The form that finds an order; it leads there with the token that lets it be seen. */
export const findForm: FormDeclaration = {
  call: '/order/track',
  fields: { number: 'text', phone: 'text' },
  to: 'order/{orderId}?token={token}',
};
