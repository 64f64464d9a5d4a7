import type { CartLine } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import type { CartProblem } from '@vitryna/contracts/values';
import { localise } from '@vitryna/i18n';
import { partOf, toHryvnia, toMinor } from '@vitryna/money';
import { toPicture } from '@vitryna/product-view';
import { paths } from '@vitryna/routing';
import type { Picture } from '@vitryna/ui';

/** A line as the cart shows it, in one language. Amounts are hryvnia for the whole line. */
export type CartLineView = {
  id: string;
  code: string;
  title: string;
  href: string;
  picture: Picture | null;
  quantity: number;
  /** Most pieces that can be had now; the quantity of the line when the server knows of no limit below it. */
  maxQuantity: number;
  /** `null` where the product has lost its price: it is known on request. */
  price: number | null;
  previousPrice: number | null;
  /** Shown where it is not the price of the line. */
  unitPrice: number | null;
  /** The price of one piece now, and when the shopper last saw it; `null` where that is not known, or the same. */
  unitPriceNow: number | null;
  priceSeen: number | null;
  /** Names of the gifts that come with every piece. */
  gifts: string[];
  problem: CartProblem | null;
};

/** Turns a line into what is shown of it. */
export function toCartLineView({ product, gifts = [], ...line }: CartLine, locale: Locale): CartLineView {
  const { quantity, totalPrice, totalSalePrice } = line;
  const hasPrice = product.prices.some(({ type }) => type === 'current');
  const unitPriceNow = hasPrice ? toHryvnia(partOf(toMinor(totalSalePrice.amount), 1, quantity)) : null;
  const title = localise(product.name, locale);
  const picture = toPicture(product.images, locale);
  return {
    id: product.id,
    code: product.code,
    title,
    href: paths.product(locale, { categorySlug: product.categorySlug, productSlug: product.slug }),
    // The name stands beside it.
    picture: picture && { ...picture, alt: '' },
    quantity,
    maxQuantity: Math.max(line.maxQuantity, 1),
    price: hasPrice ? totalSalePrice.amount : null,
    previousPrice: totalPrice.amount > totalSalePrice.amount ? totalPrice.amount : null,
    unitPrice: quantity > 1 ? unitPriceNow : null,
    unitPriceNow,
    priceSeen: line.priceSeen ?? null,
    gifts: gifts.map(({ name }) => localise(name, locale)),
    problem: line.problem,
  };
}
