import type { City, DeliveryQuote, DeliveryQuoteQuery, L10n, Money } from '@vitryna/contracts/api';
import { notFound } from '../../core/failure.ts';
import type { Connection } from '../../database/connection.ts';
import { type Cart, readPricedCart, summarise } from '../cart/cart.ts';
import { quantityLimit, type RuledLine, sumCart } from '../cart/cart-rules.ts';
import { type ProductCards, parseProductId } from '../catalog/product-cards.ts';
import { arrivalOf, dispatchOf } from './arrival.ts';
import { type DeliverySettings, readDeliverySettings } from './delivery-settings.ts';
import type { Directory } from './directory.ts';
import type { KnownCity } from './find-cities.ts';
import { readSentProducts, type SentProduct } from './line-repository.ts';
import { packParcel } from './parcel.ts';
import { listPoints } from './point-repository.ts';

/** What quotes are made of. */
export type Quotes = { directory: Directory; cards: ProductCards };

/** A line of what is sent, as the rules of carts read it. */
type SentLine = { line: RuledLine; product: SentProduct };

const money = (kopiyky: number): Money => ({ amount: kopiyky / 100, currency: 'UAH' });

/** What a method costs for a weight, in kopiyky. */
export function tariffOf(
  { tariffs, perKg }: Pick<DeliverySettings, 'tariffs' | 'perKg'>,
  method: 'warehouse' | 'courier',
  weightKg: number,
): number {
  const lines = tariffs.toSorted((one, other) => one.upToKg - other.upToKg);
  const line = lines.find(({ upToKg }) => weightKg <= upToKg);
  if (line !== undefined) return line[method];
  const last = lines.at(-1);
  return last === undefined ? 0 : last[method] + Math.ceil(weightKg - last.upToKg) * perKg;
}

/** Days on the way between two cities. */
export function transitDays(
  { transit }: Pick<DeliverySettings, 'transit'>,
  from: Pick<KnownCity, 'lat' | 'lng'>,
  to: Pick<KnownCity, 'lat' | 'lng'>,
): number {
  const km = Math.hypot(
    (to.lat - from.lat) * 111.2,
    (to.lng - from.lng) * 111.2 * Math.cos(((from.lat + to.lat) * Math.PI) / 360),
  );
  const lines = transit.toSorted((one, other) => one.upToKm - other.upToKm);
  return lines.find(({ upToKm }) => km <= upToKm)?.days ?? (lines.at(-1)?.days ?? 0) + 1;
}

const reasons = {
  noPoint: {
    uk: 'Жодне відділення міста не прийме таку посилку',
    ru: 'Ни одно отделение города не примет такую посылку',
  },
  noCourier: { uk: 'Кур’єр у це місто не їздить', ru: 'Курьер в этот город не ездит' },
  tooHeavy: { uk: 'Для кур’єра посилка заважка', ru: 'Для курьера посылка слишком тяжёлая' },
  elsewhere: { uk: 'Самовивіз є лише в іншому місті', ru: 'Самовывоз есть только в другом городе' },
} satisfies Record<string, L10n>;

async function readItems(
  db: Connection,
  cards: ProductCards,
  items: NonNullable<DeliveryQuoteQuery['items']>,
): Promise<SentLine[]> {
  const ids = items.map(({ productId }) => parseProductId(productId) ?? 0);
  const products = await readSentProducts(db, ids);
  return items.map(({ quantity }, at) => {
    const product = products.get(ids[at] ?? 0);
    if (product === undefined) throw notFound();
    const labels = cards.labelsOf(product.categories);
    const line = {
      ...{ productId: product.id, quantity, price: product.price, previousPrice: product.previousPrice },
      ...{
        priceSeen: product.price ?? 0,
        status: product.status,
        isOrderable: product.isOrderable,
        stock: product.stock,
      },
      hasPaidShipping: labels.has('shippingPaid'),
      hasIncludedShipping: labels.has('shippingIncluded'),
    };
    return { line, product };
  });
}

/** What is sent, and whether that is free: of a cart by what is paid after its coupon. */
type Sending = { sent: SentLine[]; isFree: boolean };

/** Of a cart only what can be ordered is sent. */
async function readCartSending(cart: Cart, shopperId: string | null, now: Date): Promise<Sending> {
  const priced = await readPricedCart(cart, shopperId);
  const ordered = priced.lines.filter((line) => quantityLimit(line) > 0);
  const products = await readSentProducts(
    cart.db,
    ordered.map(({ productId }) => productId),
  );
  const sent = ordered.flatMap((line) => {
    const product = products.get(line.productId);
    return product === undefined ? [] : [{ line, product }];
  });
  return { sent, isFree: summarise(priced, { now }).freeDelivery.reached };
}

async function readItemsSending(...asked: Parameters<typeof readItems>): Promise<Sending> {
  const sent = await readItems(...asked);
  return { sent, isFree: sumCart(sent.map(({ line }) => line)).isDeliveryFree };
}

/** When the last of the goods is ready to leave, or null when all are there. */
async function readReadyAt({ cards, db }: Cart, sent: readonly SentLine[]): Promise<Date | null> {
  const ids = sent.map(({ product }) => product.id);
  const found = await cards.readCards(ids, db);
  const times = [...found.values()].flatMap(({ delivery }) =>
    delivery.readyAt === null ? [] : [Date.parse(delivery.readyAt)],
  );
  return times.length === 0 ? null : new Date(Math.max(...times));
}

type Asked = { query: DeliveryQuoteQuery; db: Connection; now: Date; readShopperId: () => Promise<string | null> };

/**
 * What delivery to a city costs and when it comes: of the products asked about, else of the shopper's cart. Free delivery by specification
 * §9.1, to a warehouse only. Throws 404 for an unknown city or product.
 */
export async function quoteDelivery(
  { directory, cards }: Quotes,
  { query, db, now, readShopperId }: Asked,
): Promise<DeliveryQuote> {
  const known = await directory.requireCity(query.cityRef, db);
  const settings = await readDeliverySettings(db);
  const { sent, isFree } =
    query.items === undefined
      ? await readCartSending({ db, cards }, await readShopperId(), now)
      : await readItemsSending(db, cards, query.items);
  const parcel = packParcel(
    sent.map(({ line, product }) => ({ ...product, quantity: line.quantity })),
    settings,
  );
  const { day, orderBefore } = dispatchOf(now, await readReadyAt({ cards, db }, sent), settings);
  const from = (await directory.cities(db)).byRef.get(settings.fromCityRef) ?? known;
  const days = transitDays(settings, from, known);
  const points = await listPoints(
    db,
    { cityRef: query.cityRef, isWorking: 'true', ...parcel, page: 1, limit: 1 },
    known,
  );
  const { city } = known;
  const price = (method: 'warehouse' | 'courier') => money(tariffOf(settings, method, parcel.weightKg));
  return {
    city,
    parcel,
    orderBefore: orderBefore.toISOString(),
    methods: [
      {
        method: 'warehouse',
        price: isFree ? money(0) : price('warehouse'),
        free: isFree,
        eta: arrivalOf(day, days, ['12:00', '20:00'], settings),
        disabled: points.total > 0 ? null : reasons.noPoint,
      },
      {
        method: 'courier',
        price: price('courier'),
        free: false,
        eta: arrivalOf(day, Math.max(1, days), ['09:00', '21:00'], settings),
        disabled: courierProblem(city, parcel.weightKg, settings),
      },
      {
        method: 'pickup',
        price: money(0),
        free: true,
        eta: arrivalOf(day, 0, ['17:00', '20:00'], settings),
        disabled: city.ref === settings.fromCityRef && settings.pickupPoints.length > 0 ? null : reasons.elsewhere,
      },
    ],
  };
}

/** Why a courier does not bring a parcel, or null. */
export function courierProblem(
  city: City,
  weightKg: number,
  { courierMaxKg }: Pick<DeliverySettings, 'courierMaxKg'>,
): L10n | null {
  if (!city.courier) return reasons.noCourier;
  return weightKg > courierMaxKg ? reasons.tooHeavy : null;
}
