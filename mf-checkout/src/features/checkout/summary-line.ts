import type { CartLine } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import { localise } from '@vitryna/i18n';
import { toPicture } from '@vitryna/product-view';
import type { Picture } from '@vitryna/ui';

/** A line as the order's summary shows it; `price` is that of the whole line in hryvnia. */
export type SummaryLine = { id: string; title: string; picture: Picture | null; quantity: number; price: number };

/** The orderable part of the cart; the rest stays in it. */
export const toSummaryLines = (lines: readonly CartLine[], locale: Locale): SummaryLine[] =>
  lines
    .filter(({ problem }) => problem !== 'outOfStock' && problem !== 'notOrderable')
    .map(({ product, quantity, totalSalePrice }) => {
      const picture = toPicture(product.images, locale);
      // The name stands beside it.
      return {
        id: product.id,
        title: localise(product.name, locale),
        picture: picture && { ...picture, alt: '' },
        quantity,
        price: totalSalePrice.amount,
      };
    });
