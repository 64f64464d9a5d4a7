import type { DeliveryDays, Money, Parcel, Product, ProductDelivery } from '@vitryna/contracts/api';
import { nothing, toMoney } from '@vitryna/money';
import type { Connection } from '../../database/connection.ts';
import { arrivalBy, dispatchOf } from './arrival.ts';
import { type DeliverySettings, readDeliverySettings } from './delivery-settings.ts';
import { findSentProducts } from './line-repository.ts';
import { packParcel } from './parcel.ts';
import { findLimits, listPoints, type PointLimits } from './point-repository.ts';
import { courierProblem, type Quotes, quoteDelivery } from './quote.ts';
import { tariffOf, transitDays } from './tariff.ts';

type Asked = { db: Connection; now: Date };

/** Points named beside a product. */
const nearestPoints = 3;

/** How one piece of a product, or the lightest parcel, gets to a city, and the points that take it. Throws 404 for an unknown city or product. */
export async function deliverProduct(
  quotes: Quotes,
  { cityRef, productId }: { cityRef: string; productId?: string | undefined },
  { db, now }: Asked,
): Promise<ProductDelivery> {
  const query = { cityRef, items: productId === undefined ? [] : [{ productId, quantity: 1 }] };
  const quote = await quoteDelivery(quotes, { query, db, now, readShopperId: async () => null });
  const { total, items } = await listPoints(
    db,
    { cityRef, isWorking: 'true', ...quote.parcel, page: 1, limit: nearestPoints },
    await quotes.directory.requireCity(cityRef),
  );
  return { ...quote, points: { total, nearest: items }, now: now.toISOString() };
}

type Sent = Pick<Product, 'weightKg' | 'dimensionsMm'> & { delivery: Pick<Product['delivery'], 'free'> };

/** Answers the delivery price of one piece to a point: the tariffs know weights and no distances, so it is the same in every city. */
export const pointPriceFor =
  (settings: DeliverySettings) =>
  ({ delivery, weightKg, dimensionsMm }: Sent): Money => {
    if (delivery.free) return toMoney(nothing);
    const parcel = packParcel([{ weightKg, dimensionsMm, quantity: 1 }], settings);
    return toMoney(tariffOf(settings, 'warehouse', parcel.weightKg));
  };

/** The delivery price of one piece to a point. */
export const pointPriceOf = async (db: Connection, product: Sent): Promise<Money> =>
  pointPriceFor(await readDeliverySettings(db))(product);

/** Whether a point with these limits takes a parcel; a limit that a source did not say is none. */
export function takesParcel({ maxWeightKg, maxSizeCm }: PointLimits, { weightKg, sizeCm }: Parcel): boolean {
  const sides = maxSizeCm?.toSorted((one, other) => other - one);
  return (maxWeightKg ?? weightKg) >= weightKg && sizeCm.every((side, at) => (sides?.[at] ?? side) >= side);
}

/** The day on which one piece of each product is there, by the way that is first. Throws 404 for an unknown city. */
export async function listDays(
  { directory, cards }: Quotes,
  { cityRef, slugs }: { cityRef: string; slugs: readonly string[] },
  { db, now }: Asked,
): Promise<DeliveryDays> {
  const known = await directory.requireCity(cityRef);
  const { city } = known;
  const [settings, limits, products, { byRef }] = await Promise.all([
    readDeliverySettings(db),
    findLimits(db, cityRef),
    findSentProducts(db, slugs),
    directory.cities(),
  ]);
  const found = await cards.readCards(products.map(({ id }) => id));
  const days = transitDays(settings, byRef.get(settings.fromCityRef) ?? known, known);
  return {
    city,
    days: products.flatMap((product) => {
      if (!product.isOrderable || product.price === null) return [];
      const parcel = packParcel([{ ...product, quantity: 1 }], settings);
      const hasPoint = limits.some((limit) => takesParcel(limit, parcel));
      if (!hasPoint && courierProblem(city, parcel.weightKg, settings) !== null) return [];
      const readyAt = found.get(product.id)?.delivery.readyAt ?? null;
      const { day } = dispatchOf(now, readyAt === null ? null : new Date(readyAt), settings);
      const { from } = arrivalBy(hasPoint ? 'warehouse' : 'courier', day, days, settings);
      return [{ slug: product.slug, arrives: from }];
    }),
  };
}
