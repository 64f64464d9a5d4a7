import type { NoJsFacts } from '@vitryna/forms';
import { readNoJsFacts } from '@vitryna/forms/no-js';
import type { LoaderFunctionArgs } from '@vitryna/remote-kit';
import { loadProduct } from '#features/product/load-product.ts';
import type { ProductHeadView } from '#features/product/product-head-view.ts';

/** The forms of who waits for a product; a refused one says why. */
export type NotifyView = {
  head: ProductHeadView;
  availability: NoJsFacts;
  preOrder: NoJsFacts;
  priceWatch: NoJsFacts;
};

export async function loader(args: LoaderFunctionArgs): Promise<NotifyView> {
  const { head } = await loadProduct(args, 'summary');
  const factsOf = (form: string) => readNoJsFacts(args.request, form);
  return {
    head,
    availability: factsOf('availability'),
    preOrder: factsOf('preOrder'),
    priceWatch: factsOf('priceWatch'),
  };
}
