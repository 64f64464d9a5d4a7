import type { ProductCard } from '@vitryna/contracts/api';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Connection } from '../../database/connection.ts';
import { findGifts } from './product-repository.ts';

/** The catalogue's answers for cart and favourites. */
export type ProductCards = {
  /** Cards of products by id, deleted ones included; ids that nothing has are left out. A write reads them in its transaction. */
  readCards: (ids: readonly number[], transaction?: Connection) => Promise<ReadonlyMap<number, ProductCard>>;
  /** Gifts that come with each of these products; products without gifts are left out. */
  readGifts: (ids: readonly number[]) => Promise<ReadonlyMap<number, ProductCard[]>>;
  /** Labels of these categories and of those above them, e.g. `shippingPaid`. */
  labelsOf: (categoryCodes: readonly string[]) => ReadonlySet<string>;
};

/** Answers them from the running catalogue. */
export const createProductCards = (
  db: Connection,
  catalogue: Pick<Catalogue, 'current' | 'readCards'>,
): ProductCards => ({
  readCards: catalogue.readCards,
  readGifts: async (ids) => {
    const rows = await findGifts(db, ids);
    const cards = await catalogue.readCards(rows.map((row) => row.gift));
    const gifts = new Map<number, ProductCard[]>();
    for (const { id, gift } of rows) {
      const card = cards.get(gift);
      if (card !== undefined) gifts.set(id, [...(gifts.get(id) ?? []), card]);
    }
    return gifts;
  },
  labelsOf: (categoryCodes) => {
    const { categories } = catalogue.current();
    return new Set(
      categoryCodes.flatMap((code) => categories.get(code)?.path.flatMap((category) => category.labels) ?? []),
    );
  },
});

/** Largest id a product can have: beyond it a number is no id of ours. */
const maxId = 2 ** 31 - 1;

/** Reads a product's id from the API's text, or null when no product can have it. */
export const parseProductId = (id: string): number | null =>
  /^[1-9]\d{0,9}$/.test(id) && Number(id) <= maxId ? Number(id) : null;
