import type { ProductCard } from '@vitryna/contracts/api';
import { beforePercentOff, type MinorUnits, sum, times, toMinor } from '@vitryna/money';
import { shippingTermsOf } from '../../catalogue/free-delivery.ts';
import { type Cart, type PricedCart, summarise } from './cart.ts';
import { findFitting } from './recommend-repository.ts';

/** Products that are offered, and that are looked through for them. */
const most = { offered: 6, found: 24 };

/** The price range of products that lift a cart over free delivery: as much as is missing, and not many times as much. */
function priceRange(left: MinorUnits, percentOff: number): { from: MinorUnits; to: MinorUnits } {
  const from = beforePercentOff(left, percentOff);
  return { from, to: sum([times(from, 2), toMinor(200)]) };
}

/**
 * Products that belong to those in the cart, can be bought now, and each alone bring it to free delivery, the cheapest first. None where
 * the way is over, or where something with paid delivery is in it.
 */
export async function recommend({ db, cards }: Cart, priced: PricedCart, now: Date): Promise<ProductCard[]> {
  const { freeDelivery, coupon } = summarise(priced, { now });
  if (freeDelivery.reached || freeDelivery.blockedBy.length > 0 || priced.lines.length === 0) return [];
  const range = priceRange(toMinor(freeDelivery.left.amount), coupon?.problem === null ? coupon.percent : 0);
  const ids = priced.lines.map(({ productId }) => productId);
  const found = await findFitting(db, ids, { ...range, limit: most.found });
  const fitting = found
    .filter(({ categories }) => !shippingTermsOf(cards.labelsOf(categories)).hasPaidShipping)
    .slice(0, most.offered);
  const products = await cards.readCards(fitting.map(({ id }) => id));
  return fitting.flatMap(({ id }) => products.get(id) ?? []);
}
