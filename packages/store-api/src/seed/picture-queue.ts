import type { PictureSpec } from '@vitryna/contracts/catalogue-import';
import type { Kysely } from 'kysely';
import type { CatalogueIndex } from '../catalogue/index-types.ts';
import { pageOf } from '../catalogue/list-products.ts';
import type { CardReader } from '../catalogue/read-cards.ts';
import type { Schema } from '../database/schema.ts';
import { createBitset } from '../indexing/bitset.ts';
import { addPosting } from '../indexing/posting.ts';

/** Products on the first page of a category whose pictures are prepared. */
const firstPage = 24;
/** Home's shelves take the best few of every category in turn. */
const onHome = 3;

const readSpecs = async (db: Kysely<Schema>, hashes: readonly string[]): Promise<PictureSpec[]> => {
  if (hashes.length === 0) return [];
  const rows = await db.selectFrom('picture').selectAll().where('hash', 'in', hashes).execute();
  const specs = new Map(rows.map((row) => [row.hash, row.spec as PictureSpec]));
  return hashes.flatMap((hash) => specs.get(hash) ?? []);
};

/** Pictures of the banners, whose addresses are in their bodies. */
const readBannerHashes = async (db: Kysely<Schema>): Promise<string[]> => {
  const rows = await db.selectFrom('content_entry').select('body').where('kind', 'like', '%banner').execute();
  return [...JSON.stringify(rows).matchAll(/\/media\/([0-9a-f]{16})\//g)].map(([, hash = '']) => hash);
};

/**
 * The pictures that home and the first page of every category show, each once, those that shoppers see first in front:
 * banners, category tiles, the best few of every category, then category by category.
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

  yield* await readSpecs(db, fresh(await readBannerHashes(db)));
  const categories = [...index.categories.values()];
  yield* await readSpecs(db, fresh(categories.map((category) => category.picture_hash)));
  for (const limit of [onHome, firstPage]) {
    for (const category of categories) {
      const products = addPosting(createBitset(index.size), category.products);
      yield* await ofProducts(pageOf(index, products, 'popular', { offset: 0, limit }));
    }
  }
}
