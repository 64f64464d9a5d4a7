import type { Product } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import { activeStatuses } from '@vitryna/contracts/values';
import { paths } from '@vitryna/routing';

/** One axis on which a product has sisters, such as colour. */
export type VariantsView = {
  axis: string;
  items: {
    text: string;
    href: string;
    isCurrent: boolean;
    isAvailable: boolean;
    /** A colour's sample, `#rrggbb`. */
    colour: string | null;
  }[];
};

/** Axes with something to choose; sisters live in the same main category, and the page redirects if one does not. */
export function toVariants({ variants, categorySlug }: Product, locale: Locale): VariantsView[] {
  return variants
    .filter(({ items }) => items.length > 1)
    .map(({ axis, items }) => ({
      axis: axis[locale],
      items: items.map(({ value, productSlug, status, current, colour }) => ({
        text: value[locale],
        href: paths.product(locale, { categorySlug, productSlug }),
        isCurrent: current,
        isAvailable: activeStatuses.includes(status),
        colour: colour || null,
      })),
    }));
}
