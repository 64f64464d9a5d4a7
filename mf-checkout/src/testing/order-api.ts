import type { Order, OrderView } from '@vitryna/contracts/api';
import { cartLine, cartSummary, l10n, money } from '@vitryna/testing';
import { kyiv, point } from './checkout-api.ts';

export const orderId = 'order-0123456789abcdef';

/** An order as its owner sees it. */
export const ownOrder = (overrides: Partial<Order> = {}): OrderView => ({
  access: 'owner',
  id: orderId,
  number: '1002-4587',
  status: 'new',
  createdAt: '2026-11-22T10:00:00Z',
  timeline: [{ status: 'new', at: '2026-11-22T10:00:00Z', note: null }],
  lines: [{ ...cartLine(), priceAtOrder: money(5490) }],
  summary: cartSummary(),
  recipient: {
    firstName: 'Оксана',
    lastName: 'Шевчук',
    middleName: null,
    phone: '+380671234567',
    email: 'o@example.com',
  },
  anotherRecipient: null,
  delivery: {
    method: 'warehouse',
    address: { region: kyiv.region, city: kyiv, warehouse: point() },
    pickupPoint: null,
    price: money(0),
    payer: 'shop',
    eta: null,
    ttn: '20450000000001',
    trackingUrl: 'https://example.com/track',
  },
  payment: { method: 'card', state: 'none', company: null, invoiceUrl: null, receiptUrl: null },
  comment: null,
  dontCall: false,
  can: { pay: false, cancel: true, repeat: true, return: false, review: false },
  ...overrides,
});

/** The same order in a stranger's browser. */
export const maskedOrder: OrderView = {
  access: 'masked',
  id: orderId,
  number: '1002-4587',
  status: 'shipped',
  timeline: [{ status: 'shipped', at: '2026-11-22T10:00:00Z', note: l10n('Посилка в дорозі') }],
};
