import type { PictureSpec } from '@vitryna/contracts/catalogue-import';
import type { Kysely } from 'kysely';
import { createBitset } from '../catalogue/bitset.ts';
import type { CatalogueIndex } from '../catalogue/index-types.ts';
import { pageOf } from '../catalogue/list-products.ts';
import { addPosting } from '../catalogue/posting.ts';
import type { CardReader } from '../catalogue/read-cards.ts';
import type { Schema } from '../database/schema.ts';

/** Products on the first page of a category whose pictures are prepared. */
const firstPage = 24;

const readSpecs = async (db: Kysely<Schema>, hashes: readonly string[]): Promise<PictureSpec[]> => {
  if (hashes.length === 0) return [];
  const rows = await db.selectFrom('picture').selectAll().where('hash', 'in', hashes).execute();
  const specs = new Map(rows.map((row) => [row.hash, row.spec as PictureSpec]));
  return hashes.flatMap((hash) => specs.get(hash) ?? []);
};

/**
 * The pictures that home and the first page of every category show, each once, those that shoppers see first in front:
 * category tiles, the most popular products of the store, then category by category.
 */
export async function* queuePictures(
  db: Kysely<Schema>,
  index: CatalogueIndex,
  readCards: CardReader,
): AsyncGenerator<PictureSpec> {
  const seen = new Set<string>();
  const fresh = (hashes: (string | null | undefined)[]): string[] => {
    const found = hashes.filter((hash): hash is string => typeof hash === 'string' && !seen.has(hash));
    for (const hash of found) seen.add(hash);
    return [...new Set(found)];
  };
  const ofProducts = async (ids: readonly number[]) => {
    const cards = await readCards(ids);
    return readSpecs(db, fresh(ids.map((id) => cards.get(id)?.images[0]?.id)));
  };

  const categories = [...index.categories.values()];
  yield* await readSpecs(db, fresh(categories.map((category) => category.picture_hash)));
  yield* await ofProducts([...index.ids.subarray(0, firstPage * 2)]);
  for (const category of categories) {
    const products = addPosting(createBitset(index.size), category.products);
    yield* await ofProducts(pageOf(index, products, 'popular', { offset: 0, limit: firstPage }));
  }
}
