import { expect, test } from '@jest/globals';
import { z } from '../zod.ts';
import { createOrderSchema, returnRequestSchema } from './index.ts';

const schema = createOrderSchema(z.string().regex(/^\+380\d{9}$/));
const order = {
  recipient: { firstName: 'Олена', lastName: 'Шевченко', phone: '+380671234567', email: 'Olena@Example.com' },
  delivery: { method: 'warehouse', cityRef: 'kyiv', warehouseRef: 'kyiv-1' },
  payment: { method: 'card' },
  agree: true,
  expected: { total: 100, hash: 'h' },
};
const problems = (changed: object) =>
  schema.safeParse({ ...order, ...changed }).error?.issues.map(({ path }) => path.join('.')) ?? [];

test('reads an order, with what is off unless chosen', () => {
  expect(schema.parse(order)).toMatchObject({
    dontCall: false,
    marketing: false,
    recipient: { email: 'olena@example.com' },
  });
});

test('asks for an address where a receipt or an account needs one', () => {
  const { email: _, ...recipient } = order.recipient;
  for (const method of ['card', 'invoice']) {
    const company = { name: 'ТОВ', edrpou: '14360570' };
    expect(problems({ recipient, payment: { method, company } })).toEqual(['recipient.email']);
  }
  expect(problems({ recipient, payment: { method: 'cashOnDelivery' } })).toEqual([]);
  const account = { recipient, payment: { method: 'cashOnDelivery' }, createAccount: { password: 'каштан-і-липа' } };
  expect(problems(account)).toEqual(['recipient.email']);
});

test('wants the number of parts, and a company that there can be', () => {
  expect(problems({ payment: { method: 'privatParts' } })).toEqual(['payment.parts']);
  expect(problems({ payment: { method: 'monoParts', parts: 5 } })).toEqual(['payment.parts']);
  expect(problems({ payment: { method: 'invoice' } })).toEqual(['payment.company.name']);
  expect(problems({ payment: { method: 'invoice', company: { name: 'ТОВ', edrpou: '14360571' } } })).toEqual([
    'payment.company.edrpou',
  ]);
});

test('wants the terms agreed to, and of each delivery what it needs', () => {
  expect(problems({ agree: false })).toEqual(['agree']);
  expect(problems({ delivery: { method: 'courier', cityRef: 'kyiv', street: { name: '' }, house: '' } })).toEqual([
    'delivery.street.name',
    'delivery.house',
  ]);
  expect(problems({ delivery: { method: 'pickup' } })).toEqual(['delivery.pointId']);
});

test('reads an account number as people write it', () => {
  const request = { orderId: 'o', lines: [{ productId: '1', quantity: 1, reason: 'defect' }] };
  const { iban } = returnRequestSchema.parse({ ...request, iban: 'ua21 3223 1300 0002 6007 2335 6600 1' });
  expect(iban).toBe('UA213223130000026007233566001');
});
