import type { Product } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import { type OfferKind, offerKindOf } from '@vitryna/contracts/offer-kind';
import { maxQuantity } from '@vitryna/contracts/values';
import { formatDate } from '@vitryna/i18n';
import { lastMoment } from '@vitryna/i18n/time-left';
import { toPicture } from '@vitryna/product-view';
import { paths } from '@vitryna/routing';
import type { Picture, StockStatus } from '@vitryna/ui';
import { warrantyMonthsOf } from './warranty.ts';

/** Price, stock and terms in one language. Amounts are hryvnia, dates are written out. */
export type Offer = {
  kind: OfferKind;
  status: StockStatus;
  price: number | null;
  previousPrice: number | null;
  /** Last day of the promotion that reduces the price. */
  reducedUntil: string | null;
  /** When that promotion ends, in milliseconds. */
  reducedUntilMs: number | null;
  /** The most pieces that can be ordered. */
  maxQuantity: number;
  /** Pieces that are left, where they are few. */
  left: number | null;
  /** The longest payment by parts; null where there is none. */
  instalment: { parts: number; monthly: number } | null;
  expectedAt: string | null;
  gifts: { title: string; href: string; picture: Picture | null }[];
  isDeliveryFree: boolean;
  /** Of one piece to a point; null where it depends on the place. */
  deliveryPrice: number | null;
  warrantyMonths: number | null;
  replacementHref: string | null;
};

const statuses: Record<OfferKind, StockStatus | null> = {
  buy: null,
  preOrder: 'preOrder',
  expected: 'expected',
  outOfStock: 'outOfStock',
  discontinued: 'discontinued',
};

/** Builds the offer: the API names no promotion that is over. Payment by parts is offered where the store `isPaidInParts`. */
export function toOffer(product: Product, locale: Locale, isPaidInParts = false): Offer {
  const { prices, promotion, replacement, expectedAt, delivery, gifts, specifications, stock, installment } = product;
  const kind = offerKindOf(product);
  const amountOf = (type: string) => prices.find((price) => price.type === type)?.money.amount ?? null;
  const price = amountOf('current');
  const before = amountOf('previous');
  const previousPrice = price !== null && before !== null && before > price ? before : null;
  const endAt = previousPrice !== null && promotion ? promotion.period.endAt : null;
  return {
    kind: price === null && (kind === 'buy' || kind === 'preOrder') ? 'outOfStock' : kind,
    status: statuses[kind] ?? (price === null ? 'outOfStock' : product.status),
    price,
    previousPrice,
    reducedUntil: endAt === null ? null : formatDate(lastMoment(endAt), locale, 'long'),
    reducedUntilMs: endAt === null ? null : endAt * 1000,
    maxQuantity: product.status === 'inStock' ? (stock.quantity ?? maxQuantity) : maxQuantity,
    left: kind === 'buy' && product.status === 'inStock' ? stock.quantity : null,
    instalment:
      isPaidInParts && kind === 'buy' && installment
        ? { parts: installment.maxParts, monthly: installment.perMonth.amount }
        : null,
    expectedAt: expectedAt === null ? null : formatDate(expectedAt, locale, 'long'),
    gifts: gifts.map((gift) => ({
      title: gift.name[locale],
      href: paths.product(locale, { categorySlug: gift.categorySlug, productSlug: gift.slug }),
      picture: toPicture(gift.images, locale),
    })),
    isDeliveryFree: delivery.free,
    deliveryPrice: product.deliveryPrice?.amount ?? null,
    warrantyMonths: warrantyMonthsOf(specifications, product.warrantyMonths),
    replacementHref:
      replacement && paths.product(locale, { categorySlug: replacement.categorySlug, productSlug: replacement.slug }),
  };
}
