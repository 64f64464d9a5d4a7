import type { PictureSpec } from '@vitryna/contracts/catalogue-import';
import { defaultPageSize } from '@vitryna/contracts/constants';
import type { CatalogueIndex } from '../catalogue/index-types.ts';
import { pageOf } from '../catalogue/list-products.ts';
import { findPictures } from '../catalogue/picture-repository.ts';
import type { CardReader } from '../catalogue/read-cards.ts';
import type { Connection } from '../database/connection.ts';
import { createBitset } from '../indexing/bitset.ts';
import { addPosting } from '../indexing/posting.ts';
import { readBanners } from '../modules/content/repository.ts';

/** Home's rows take the best few of every category in turn. */
const onHome = 3;

/** Pictures of the banners, whose addresses are in their bodies. */
async function readBannerHashes(db: Connection): Promise<string[]> {
  const banners = await readBanners(db);
  return [...JSON.stringify(banners).matchAll(/\/media\/([0-9a-f]{16})\//g)].map(([, hash = '']) => hash);
}

/**
 * The pictures that home and the first page of every category show, each once, those that shoppers see first in front:
 * banners, category tiles, the best few of every category, then category by category.
 */
export async function* queuePictures(
  db: Connection,
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
    return findPictures(db, fresh(ids.map((id) => cards.get(id)?.images[0]?.id)));
  };

  yield* await findPictures(db, fresh(await readBannerHashes(db)));
  const categories = [...index.categories.values()];
  yield* await findPictures(db, fresh(categories.map((category) => category.picture_hash)));
  for (const limit of [onHome, defaultPageSize]) {
    for (const category of categories) {
      const products = addPosting(createBitset(index.size), category.products);
      yield* await ofProducts(pageOf(index, products, 'popular', { offset: 0, limit }));
    }
  }
}
