import type { PlainFacts } from '@vitryna/forms';
import type { LoaderFunctionArgs } from '@vitryna/remote-kit';
import { loadProduct } from '#features/product/load-product.ts';
import type { ProductHeadView } from '#features/product/product-head-view.ts';
import { plainFacts } from './plain-facts.ts';

/** The forms of a product's page for words; a refused one says why. */
export type WriteView = { head: ProductHeadView; review: PlainFacts; question: PlainFacts };

export async function loader(args: LoaderFunctionArgs): Promise<WriteView> {
  const { head } = await loadProduct(args, 'reviews');
  return { head, review: plainFacts(args.request, 'review'), question: plainFacts(args.request, 'question') };
}
