import type { ProductCard } from '@vitryna/contracts/api';

/** What cart and favourites ask of the catalogue; the catalogue module implements it. */
export type ProductCards = {
  /** Cards of products by id, deleted ones included; ids that nothing has are left out. */
  readCards: (ids: readonly number[]) => Promise<ReadonlyMap<number, ProductCard>>;
  /** Gifts that come with each of these products; products without gifts are left out. */
  readGifts: (ids: readonly number[]) => Promise<ReadonlyMap<number, ProductCard[]>>;
};

/** Largest id a product can have: beyond it a number is no id of ours. */
const maxId = 2 ** 31 - 1;

/** Reads a product's id from the API's text, or null when no product can have it. */
export const parseProductId = (id: string): number | null =>
  /^[1-9]\d{0,9}$/.test(id) && Number(id) <= maxId ? Number(id) : null;
