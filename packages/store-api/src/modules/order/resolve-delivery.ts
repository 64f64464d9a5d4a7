import type { Address, CartSummary, Order, OrderDelivery, PaymentMethod, PickupPoint } from '@vitryna/contracts/api';
import { perLocale } from '@vitryna/contracts/languages';
import { type MinorUnits, nothing } from '@vitryna/money';
import { invalidField } from '../../core/failure.ts';
import type { Connection } from '../../database/connection.ts';
import type { RuledLine } from '../cart/cart-rules.ts';
import { arrivalBy, dispatchOf } from '../delivery/arrival.ts';
import { type DeliverySettings, readDeliverySettings } from '../delivery/delivery-settings.ts';
import type { KnownCity } from '../delivery/find-cities.ts';
import { readSentProducts } from '../delivery/line-repository.ts';
import { packParcel } from '../delivery/parcel.ts';
import { findPoint } from '../delivery/point-repository.ts';
import { courierProblem } from '../delivery/quote.ts';
import { tariffOf, transitDays } from '../delivery/tariff.ts';
import { isPaidOnDelivery } from '../payment/payment-methods.ts';
import { findCity, findStreet } from './place-repository.ts';

/** An order's destination, price, payer and date. */
export type ResolvedDelivery = {
  address: Address | null;
  pickupPoint: PickupPoint | null;
  price: MinorUnits;
  payer: Order['delivery']['payer'];
  eta: Order['delivery']['eta'];
};

type Asked = {
  delivery: OrderDelivery;
  payment: PaymentMethod;
  lines: readonly RuledLine[];
  summary: CartSummary;
  /** When the last of the goods can leave, or null. */
  readyAt: Date | null;
  now: Date;
};

const wrong = (field: string) =>
  invalidField(`delivery.${field}`, { rule: 'delivery', message: '@Entry field is wrong' });

async function packLines(db: Connection, lines: readonly RuledLine[], settings: DeliverySettings) {
  const ids = lines.map(({ productId }) => productId);
  const products = await readSentProducts(db, ids);
  const sent = lines.flatMap(({ productId, quantity }) => {
    const product = products.get(productId);
    return product === undefined ? [] : [{ ...product, quantity }];
  });
  return packParcel(sent, settings);
}

const addressOf = ({ city }: KnownCity): Address => ({
  region: city.region,
  city: { ref: city.ref, name: city.name, district: city.district },
});

/**
 * Reads what a delivery names and holds the parcel against it, in the transaction of the order: a point may have closed since it was chosen.
 * Throws 400 at the field that is wrong.
 */
export async function resolveDelivery(db: Connection, asked: Asked): Promise<ResolvedDelivery> {
  const { delivery, lines, summary, now } = asked;
  const settings = await readDeliverySettings(db);
  const { day } = dispatchOf(now, asked.readyAt, settings);
  if (delivery.method === 'pickup') {
    const pickupPoint = settings.pickupPoints.find(({ id }) => id === delivery.pointId);
    if (pickupPoint === undefined) throw wrong('pointId');
    const eta = arrivalBy('pickup', day, 0, settings);
    return { address: null, pickupPoint, price: nothing, payer: 'shop', eta };
  }
  const city = await findCity(db, delivery.cityRef);
  if (city === null) throw wrong('cityRef');
  const parcel = await packLines(db, lines, settings);
  const from = (await findCity(db, settings.fromCityRef)) ?? city;
  const days = transitDays(settings, from, city);
  const tariff = tariffOf(settings, delivery.method, parcel.weightKg);
  if (delivery.method === 'warehouse') {
    const warehouse = await findPoint(db, { ...delivery, ...parcel });
    if (warehouse?.status !== 'working') throw wrong('warehouseRef');
    if (isPaidOnDelivery(asked.payment) && !warehouse.cashOnDelivery) {
      throw invalidField('payment.method', { rule: 'cashOnDelivery', message: '@Entry field is wrong' });
    }
    const isFree = summary.freeDelivery.reached;
    const eta = arrivalBy('warehouse', day, days, settings);
    const address = { ...addressOf(city), warehouse };
    return { address, pickupPoint: null, price: isFree ? nothing : tariff, payer: isFree ? 'shop' : 'recipient', eta };
  }
  if (courierProblem(city.city, parcel.weightKg, settings) !== null) throw wrong('method');
  const { street, house, flat = null } = delivery;
  const known = street.ref === undefined ? null : await findStreet(db, delivery.cityRef, street.ref);
  const named = known ?? { ref: null, name: perLocale(() => street.name) };
  const eta = arrivalBy('courier', day, days, settings);
  const address = { ...addressOf(city), street: named, house, flat };
  return { address, pickupPoint: null, price: tariff, payer: 'recipient', eta };
}
