import { expect, test } from '@jest/globals';
import { type OrderStatus, orderStatusSchema } from '@vitryna/contracts/api';
import { canTransition, returnLifeMs, transitionsTo, whatCan } from './order-status.ts';

const statuses = orderStatusSchema.options;
function reachable(from: OrderStatus): Set<OrderStatus> {
  const found = new Set<OrderStatus>([from]);
  for (const status of found) for (const to of statuses) if (canTransition(status, to)) found.add(to);
  return found;
}

test('reaches every status from a new order, and can be cancelled until it is shipped', () => {
  expect([...reachable('new')].sort()).toEqual([...statuses].sort());
  expect(statuses.filter((status) => canTransition(status, 'cancelled'))).toEqual([
    'new',
    'awaitingPayment',
    'paid',
    'confirmed',
    'assembling',
  ]);
  for (const end of ['cancelled', 'returned'] as const) expect([...reachable(end)]).toEqual([end]);
});

test('says what can be done, and takes goods back for fourteen days', () => {
  const deliveredAt = new Date('2026-11-01T12:00:00Z');
  const order = {
    status: 'delivered',
    paymentMethod: 'card',
    paymentState: 'paid',
    deliveredAt,
    hasFeedback: false,
  } as const;
  const at = (ms: number) => whatCan(order, new Date(deliveredAt.getTime() + ms));
  expect(at(returnLifeMs)).toEqual({ pay: false, cancel: false, repeat: true, return: true, review: true });
  expect(at(returnLifeMs + 1).return).toBe(false);
  expect(whatCan({ ...order, hasFeedback: true }, deliveredAt).review).toBe(false);
  const unpaid = { ...order, status: 'awaitingPayment', paymentState: 'failed' } as const;
  expect(whatCan(unpaid, deliveredAt)).toMatchObject({ pay: true, cancel: true });
});

test('offers a bank only for money that a bank takes', () => {
  const order = { status: 'awaitingPayment', paymentState: 'none', deliveredAt: null, hasFeedback: false } as const;
  const now = new Date('2026-11-01T12:00:00Z');
  const pays = (changes: object) => whatCan({ ...order, paymentMethod: 'card', ...changes }, now).pay;
  expect(['card', 'privatParts', 'monoParts'].map((paymentMethod) => pays({ paymentMethod }))).toEqual(
    Array(3).fill(true),
  );
  expect(pays({ paymentMethod: 'cashOnDelivery', status: 'new' })).toBe(false);
  expect(pays({ paymentMethod: 'invoice' })).toBe(false);
  for (const paymentState of ['paid', 'refunded']) expect(pays({ paymentState })).toBe(false);
  for (const status of ['new', 'paid', 'confirmed', 'cancelled', 'delivered']) expect(pays({ status })).toBe(false);
});

test('finds the shortest way between two statuses, over the money where it is waited for', () => {
  expect(transitionsTo('new', 'delivered')).toEqual(['confirmed', 'shipped', 'delivered']);
  expect(transitionsTo('awaitingPayment', 'shipped')).toEqual(['paid', 'confirmed', 'shipped']);
  expect(transitionsTo('new', 'returned')?.at(-2)).toBe('returnRequested');
  expect(transitionsTo('paid', 'paid')).toEqual([]);
  expect(transitionsTo('cancelled', 'new')).toBeNull();
  for (const to of statuses) {
    const way = transitionsTo('new', to) ?? [];
    for (const [at, step] of way.entries()) expect(canTransition(way[at - 1] ?? 'new', step)).toBe(true);
  }
});
