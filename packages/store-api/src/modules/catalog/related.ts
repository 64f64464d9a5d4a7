import type { ProductCard, RelatedType } from '@vitryna/contracts/api';
import type { CatalogueIndex } from '../../catalogue/index-types.ts';
import { pageOf } from '../../catalogue/list-products.ts';
import { type CardReader, readCardsInOrder } from '../../catalogue/read-cards.ts';
import type { Connection } from '../../database/connection.ts';
import { createBitset } from '../../indexing/bitset.ts';
import { addPosting } from '../../indexing/posting.ts';
import { findBoughtTogether } from './bought-together-repository.ts';
import { findByCodes, findById } from './product-repository.ts';

/**
 * Answer of `/catalog/product/list/related`: what the source names, as far as it is still sold. Where it names nothing
 * similar, the popular ones of the same category; what shoppers buy together comes before what the source thinks they would. Null for an
 * unknown product.
 */
export async function listRelated(
  db: Connection,
  index: CatalogueIndex,
  readCards: CardReader,
  { productId, type, limit }: { productId: number; type: RelatedType; limit: number },
): Promise<ProductCard[] | null> {
  const product = await findById(db, productId);
  if (!product) return null;
  const codes = product.document.related[type].slice(0, limit);
  const references = await findByCodes(db, codes);
  const ids = codes.flatMap((code) => {
    const reference = references.get(code);
    return reference?.is_listed ? [reference.id] : [];
  });
  if (type === 'boughtTogether') {
    const bought = await findBoughtTogether(db, { productId, limit });
    return readCardsInOrder(readCards, [...new Set([...bought, ...ids])].slice(0, limit));
  }
  const category = index.categories.get(product.main_category);
  if (ids.length > 0 || type !== 'similar' || !category) return readCardsInOrder(readCards, ids);
  const products = addPosting(createBitset(index.size), category.products);
  const others = pageOf(index, products, 'popular', { offset: 0, limit: limit + 1 }).filter((id) => id !== productId);
  return readCardsInOrder(readCards, others.slice(0, limit));
}
