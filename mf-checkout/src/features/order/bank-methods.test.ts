import { expect, jest, test } from '@jest/globals';
import type { Order } from '@vitryna/contracts/api';

const { paymentKinds } = await import('@vitryna/contracts/payment-kinds');
jest.unstable_mockModule('@vitryna/contracts/payment-kinds', () => ({
  paymentKinds: { ...paymentKinds, wallet: 'bank', factoring: 'transfer' },
}));
jest.resetModules();
const { bankMethods } = await import('./bank-methods.ts');

const orderBy = (method: string, amount: number) =>
  ({
    can: { pay: true },
    payment: { method },
    summary: { total: { amount, currency: 'UAH' } },
  }) as Pick<Order, 'can' | 'payment' | 'summary'>;
const offered = (method: string, amount = 5000) => bankMethods(orderBy(method, amount)).map((way) => way.method);

test('a method that the table of the methods gains is offered where a bank takes the money', () => {
  expect(offered('wallet')).toEqual(['card', 'privatParts', 'monoParts', 'wallet']);
  expect(offered('factoring')).toEqual([]);
});

test('a bank takes parts of a sum within its bounds only', () => {
  expect(offered('card', 299.99)).toEqual(['card', 'wallet']);
  expect(offered('card', 300)).toEqual(['card', 'privatParts', 'wallet']);
});
