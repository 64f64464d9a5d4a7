import type { Locale } from '@vitryna/contracts/constants';
import { toMinor } from '@vitryna/money';
import { sampleCable, samplePlaces, sampleProduct } from '../../locales/sample-words.ts';
import type { OrderLineRow, OrderRow } from '../order/repository.ts';

const at = new Date('2026-11-25T09:00:00Z');
const day = '2026-11-27T12:00:00+02:00';
const schedule = { mon: '-', tue: '-', wed: '-', thu: '-', fri: '-', sat: '-', sun: '-' };
const money = (amount: number) => ({ amount, currency: 'UAH' as const });

/** Two goods of an order, with a name that is no HTML. */
export const sampleLines: readonly OrderLineRow[] = [
  {
    ...{
      order_id: 'sample',
      product_id: 1,
      position: 0,
      quantity: 1,
      price: toMinor(41_999),
      previous_price: toMinor(43_999),
    },
    name: sampleProduct,
    took_stock: true,
  },
  {
    ...{ order_id: 'sample', product_id: 2, position: 1, quantity: 2, price: toMinor(300.25), previous_price: null },
    name: sampleCable,
    took_stock: true,
  },
];

/** An order with everything that a message can tell of. */
export const sampleOrder = (locale: Locale): OrderRow => ({
  ...{ id: 'sample', number: '4587-1902', shopper_id: null, status: 'new', locale, created_at: at, delivered_at: null },
  ...{ payment_method: 'privatParts', payment_state: 'pending', parts: 3, company: null },
  recipient: { firstName: 'Олена', lastName: 'Шевченко', middleName: null, phone: '+380671234567', email: null },
  ...{ another_recipient: null, phone: '+380671234567', email: 'olena@example.com' },
  delivery: { method: 'warehouse', cityRef: 'lviv', warehouseRef: 'lviv-12' },
  address: {
    region: { ref: 'lviv', name: samplePlaces.region },
    city: { ref: 'lviv', name: samplePlaces.city, district: null },
    warehouse: {
      ...{ ref: 'lviv-12', number: '12', lat: 49.84, lng: 24.03, schedule, type: 'postOffice' },
      name: samplePlaces.warehouse,
      address: samplePlaces.address,
      ...{ maxWeightKg: null, maxSizeCm: null, cashOnDelivery: true, status: 'working' },
    },
  },
  ...{ pickup_point: null, delivery_price: toMinor(95), delivery_payer: 'recipient', eta: { from: day, to: day } },
  ttn: '20450000000000',
  summary: {
    ...{ hash: '', lines: 2, units: 3, subtotal: money(44_599.5), discount: money(2000), delivery: null },
    coupon: { code: 'SALE-2026', percent: 5, discount: money(600), problem: null },
    total: money(41_999.5),
    freeDelivery: { threshold: 0, eligible: money(0), left: money(0), reached: false, blockedBy: [] },
  },
  ...{ total: toMinor(41_999.5), coupon: 'SALE-2026', comment: null, dont_call: false, has_marketing_consent: false },
});
