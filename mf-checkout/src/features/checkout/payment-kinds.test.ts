import { expect, jest, test } from '@jest/globals';

const { paymentKinds } = await import('@vitryna/contracts/payment-kinds');
jest.unstable_mockModule('@vitryna/contracts/payment-kinds', () => ({
  paymentKinds: { ...paymentKinds, wallet: 'bank', factoring: 'transfer' },
}));
jest.resetModules();
const { toOrder } = await import('./to-order.ts');
const { emptyValues } = await import('./checkout-values.ts');

test('an order has a company and parts where its method asks for them', () => {
  const paidBy = (method: string) => {
    const { payment, ...values } = emptyValues();
    return toOrder({ ...values, payment: { ...payment, parts: 3, method: method as typeof payment.method } }).payment;
  };
  const company = { name: '', edrpou: '' };
  expect(['factoring', 'wallet', 'monoParts'].map(paidBy)).toEqual([
    { method: 'factoring', company },
    { method: 'wallet' },
    { method: 'monoParts', parts: 3 },
  ]);
});
