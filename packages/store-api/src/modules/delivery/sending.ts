import type { DeliveryQuoteQuery } from '@vitryna/contracts/api';
import { notFound } from '../../core/failure.ts';
import type { Connection } from '../../database/connection.ts';
import { type Cart, type PricedCart, summarise, toRuledLine } from '../cart/cart.ts';
import { quantityLimit, type RuledLine, sumCart } from '../cart/cart-rules.ts';
import { type ProductCards, parseProductId } from '../catalog/product-cards.ts';
import type { DeliverySettings } from './delivery-settings.ts';
import { readSentProducts, type SentProduct } from './line-repository.ts';
import { packParcel } from './parcel.ts';

/** A line of what is sent, as the rules of carts read it. */
type SentLine = { line: RuledLine; product: SentProduct };

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
    const { id, price, previousPrice, status, isOrderable, stock, categories } = product;
    const stored = { productId: id, quantity, price, previousPrice, priceSeen: price ?? 0, status, isOrderable, stock };
    return { line: toRuledLine(cards, { ...stored, categories }), product };
  });
}

/** The parcels, and whether delivery is free: of a cart by what is paid after its coupon. */
export type Sending = { sent: SentLine[]; isFree: boolean };

/** Of a cart only what can be ordered is sent. */
export async function sendCart(cart: Cart, priced: PricedCart, now: Date): Promise<Sending> {
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

/** Products that somebody asks about, at their prices without a coupon. */
export async function sendItems(...asked: Parameters<typeof readItems>): Promise<Sending> {
  const sent = await readItems(...asked);
  return { sent, isFree: sumCart(sent.map(({ line }) => line)).isDeliveryFree };
}

/** When the last of the goods is ready to leave, or null when all are there. */
export async function readReadyAt({ cards, db }: Cart, sent: readonly SentLine[]): Promise<Date | null> {
  const ids = sent.map(({ product }) => product.id);
  const found = await cards.readCards(ids, db);
  const times = [...found.values()].flatMap(({ delivery }) =>
    delivery.readyAt === null ? [] : [Date.parse(delivery.readyAt)],
  );
  return times.length === 0 ? null : new Date(Math.max(...times));
}

/** The one parcel of all that is sent. */
export const packSent = (sent: readonly SentLine[], settings: DeliverySettings) =>
  packParcel(
    sent.map(({ line, product }) => ({ ...product, quantity: line.quantity })),
    settings,
  );
