import { activeStatuses, type ProductStatus } from '@vitryna/contracts/api';
import { availabilityFilter } from '@vitryna/contracts/constants';
import type { CatalogueRows, OptionRow, ProductRow, SpecificationRow } from './catalogue-repository.ts';

type Availability = Exclude<ProductStatus, 'discontinued'>;

const values: Record<Availability, Pick<OptionRow, 'slug' | 'value'>> = {
  inStock: { slug: 'in-stock', value: { uk: 'В наявності', ru: 'В наличии' } },
  quickProduction: { slug: 'made-to-order', value: { uk: 'Під замовлення', ru: 'Под заказ' } },
  preOrder: { slug: 'pre-order', value: { uk: 'Передзамовлення', ru: 'Предзаказ' } },
  expected: { slug: 'expected', value: { uk: 'Очікується', ru: 'Ожидается' } },
  outOfStock: { slug: 'out-of-stock', value: { uk: 'Немає в наявності', ru: 'Нет в наличии' } },
};
const statuses = Object.keys(values) as Availability[];

/** Below the ids of the database, which are positive. */
const idOf = (status: Availability): number => -1 - statuses.indexOf(status);

/** Those of them that orders move a product between. */
export const inStockOption = values.inStock.slug;
export const soldOutOption = values.outOfStock.slug;

/** What a card says of the product: what cannot be ordered, or has no piece left, is absent. */
function availabilityOf({ id, status, is_orderable }: ProductRow, soldOut: ReadonlySet<number>): Availability {
  if (soldOut.has(id)) return 'outOfStock';
  if (is_orderable && activeStatuses.includes(status) && status !== 'discontinued') return status;
  return status === 'expected' ? status : 'outOfStock';
}

const specification: SpecificationRow = {
  slug: availabilityFilter,
  name: { uk: 'Наявність', ru: 'Наличие' },
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
    ...values[status],
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
