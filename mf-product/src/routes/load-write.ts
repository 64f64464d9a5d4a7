import { newIdempotencyKey } from '@vitryna/api-client';
import { formParameters } from '@vitryna/contracts/route-facts';
import type { LoaderFunctionArgs } from '@vitryna/remote-kit';
import { loadProduct } from '#features/product/load-product.ts';
import type { ProductHeadView } from '#features/product/product-head-view.ts';
import type { PlainWords } from '#features/reviews/components/plain-words-form.tsx';

/** The forms of a product's page for words; a refused one says why. */
export type WriteView = { head: ProductHeadView; review: PlainWords; question: PlainWords };

export async function loader(args: LoaderFunctionArgs): Promise<WriteView> {
  const { head } = await loadProduct(args, 'reviews');
  const query = new URL(args.request.url).searchParams;
  const plainOf = (form: string): PlainWords => {
    const isRefused = query.get(formParameters.form) === form;
    return {
      key: newIdempotencyKey(),
      startedAt: Date.now(),
      problem: isRefused ? query.get(formParameters.problem) : null,
      wrong: isRefused ? (query.get(formParameters.fields) ?? '').split(',') : [],
    };
  };
  return { head, review: plainOf('review'), question: plainOf('question') };
}
