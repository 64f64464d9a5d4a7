import { activeStatuses } from '@vitryna/contracts/api';
import { availabilityFilter } from '@vitryna/contracts/constants';
import { availabilityFilterName, availabilityNames } from '../locales/catalogue-words.ts';
import type { CatalogueRows, ProductRow, SpecificationRow } from './catalogue-repository.ts';

type Availability = keyof typeof availabilityNames;

const slugs: Record<Availability, string> = {
  inStock: 'in-stock',
  quickProduction: 'made-to-order',
  preOrder: 'pre-order',
  expected: 'expected',
  outOfStock: 'out-of-stock',
};
const statuses = Object.keys(slugs) as Availability[];

/** Below the ids of the database, which are positive. */
const idOf = (status: Availability): number => -1 - statuses.indexOf(status);

/** Those of them that orders move a product between. */
export const inStockOption = slugs.inStock;
export const soldOutOption = slugs.outOfStock;

/** A card's facts of the product: what cannot be ordered, or has no piece left, is absent. */
function availabilityOf({ id, status, is_orderable }: ProductRow, soldOut: ReadonlySet<number>): Availability {
  if (soldOut.has(id)) return 'outOfStock';
  if (is_orderable && activeStatuses.includes(status) && status !== 'discontinued') return status;
  return status === 'expected' ? status : 'outOfStock';
}

const specification: SpecificationRow = {
  slug: availabilityFilter,
  name: availabilityFilterName,
  unit: null,
  hint: null,
  view: 'checkbox',
  is_promoted: true,
  is_interactive: true,
  better: null,
  position: Number.NEGATIVE_INFINITY,
};

/** The rows with the availability as a specification of each product, so that it filters and is counted like any other. */
export function withAvailability(rows: CatalogueRows): CatalogueRows {
  const options = statuses.map((status, number) => ({
    slug: slugs[status],
    value: availabilityNames[status],
    id: idOf(status),
    specification_slug: availabilityFilter,
    number,
  }));
  const soldOut = new Set(rows.soldOut);
  return {
    ...rows,
    specifications: [specification, ...rows.specifications],
    options: [...options, ...rows.options],
    products: rows.products.map((product) => {
      const own = idOf(availabilityOf(product, soldOut));
      return { ...product, options: product.options === null ? `${own}` : `${product.options},${own}` };
    }),
  };
}
