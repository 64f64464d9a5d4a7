import type { NoJsFacts } from '@vitryna/forms';
import { readNoJsFacts } from '@vitryna/forms/no-js';
import type { LoaderFunctionArgs } from '@vitryna/remote-kit';
import { loadProduct } from '#features/product/load-product.ts';
import type { ProductHeadView } from '#features/product/product-head-view.ts';

/** The forms of a product's page for words; a refused one says why. */
export type WriteView = { head: ProductHeadView; review: NoJsFacts; question: NoJsFacts };

export async function loader(args: LoaderFunctionArgs): Promise<WriteView> {
  const { head } = await loadProduct(args, 'reviews');
  return { head, review: readNoJsFacts(args.request, 'review'), question: readNoJsFacts(args.request, 'question') };
}
