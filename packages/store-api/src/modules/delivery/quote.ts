import {
  type City,
  type DeliveryMethod,
  type DeliveryQuote,
  type DeliveryQuoteQuery,
  deliveryMethodSchema,
  type L10n,
} from '@vitryna/contracts/api';
import { nothing, toMoney } from '@vitryna/money';
import type { Connection } from '../../database/connection.ts';
import { noDeliveryReasons } from '../../locales/delivery-words.ts';
import { readPricedCart } from '../cart/cart.ts';
import type { ProductCards } from '../catalog/product-cards.ts';
import { arrivalBy, dispatchOf } from './arrival.ts';
import { type DeliverySettings, readDeliverySettings } from './delivery-settings.ts';
import type { Directory } from './directory.ts';
import { listPoints } from './point-repository.ts';
import { packSent, readReadyAt, sendCart, sendItems } from './sending.ts';
import { tariffOf, transitDays } from './tariff.ts';

/** The input of quotes. */
export type Quotes = { directory: Directory; cards: ProductCards };

type Asked = { query: DeliveryQuoteQuery; db: Connection; now: Date; readShopperId: () => Promise<string | null> };

/**
 * The price and date of delivery to a city: of the products asked about, else of the shopper's cart. Free delivery by specification
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
      ? await sendCart({ db, cards }, await readPricedCart({ db, cards }, await readShopperId()), now)
      : await sendItems(db, cards, query.items);
  const parcel = packSent(sent, settings);
  const { day, orderBefore } = dispatchOf(now, await readReadyAt({ cards, db }, sent), settings);
  const from = (await directory.cities(db)).byRef.get(settings.fromCityRef) ?? known;
  const days = transitDays(settings, from, known);
  const points = await listPoints(
    db,
    { cityRef: query.cityRef, isWorking: 'true', ...parcel, page: 1, limit: 1 },
    known,
  );
  const { city } = known;
  const price = (method: 'warehouse' | 'courier') => toMoney(tariffOf(settings, method, parcel.weightKg));
  // A way that is missing here does not compile.
  const ways: Record<DeliveryMethod, Omit<DeliveryQuote['methods'][number], 'method'>> = {
    warehouse: {
      price: isFree ? toMoney(nothing) : price('warehouse'),
      free: isFree,
      eta: arrivalBy('warehouse', day, days, settings),
      disabled: points.total > 0 ? null : noDeliveryReasons.noPoint,
    },
    courier: {
      price: price('courier'),
      free: false,
      eta: arrivalBy('courier', day, days, settings),
      disabled: courierProblem(city, parcel.weightKg, settings),
    },
    pickup: {
      price: toMoney(nothing),
      free: true,
      eta: arrivalBy('pickup', day, days, settings),
      disabled:
        city.ref === settings.fromCityRef && settings.pickupPoints.length > 0 ? null : noDeliveryReasons.elsewhere,
    },
  };
  return {
    city,
    parcel,
    orderBefore: orderBefore.toISOString(),
    methods: deliveryMethodSchema.options.map((method) => ({ method, ...ways[method] })),
  };
}

/** Why a courier does not bring a parcel, or null. */
export function courierProblem(
  city: City,
  weightKg: number,
  { courierMaxKg }: Pick<DeliverySettings, 'courierMaxKg'>,
): L10n | null {
  if (!city.courier) return noDeliveryReasons.noCourier;
  return weightKg > courierMaxKg ? noDeliveryReasons.tooHeavy : null;
}
