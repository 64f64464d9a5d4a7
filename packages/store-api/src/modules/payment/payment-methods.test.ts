import { expect, jest, test } from '@jest/globals';
import type { PaymentMethod } from '@vitryna/contracts/api';

const { paymentKinds } = await import('@vitryna/contracts/payment-kinds');
jest.unstable_mockModule('@vitryna/contracts/payment-kinds', () => ({
  paymentKinds: { ...paymentKinds, wallet: 'bank', terminal: 'cash', factoring: 'transfer' },
}));
jest.resetModules();
const { isPaidByTransfer, isPaidOnDelivery, isPaidOnline, onlineMethods } = await import('./payment-methods.ts');

test('how a method is paid follows from its kind', () => {
  const more = ['wallet', 'terminal', 'factoring'] as string[] as PaymentMethod[];
  expect(more.map(isPaidOnline)).toEqual([true, false, false]);
  expect(more.map(isPaidOnDelivery)).toEqual([false, true, false]);
  expect(more.map(isPaidByTransfer)).toEqual([false, false, true]);
  expect(onlineMethods).toEqual(['card', 'privatParts', 'monoParts', 'wallet']);
});
