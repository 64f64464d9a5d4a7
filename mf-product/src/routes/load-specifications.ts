import { appContext, type LoaderFunctionArgs } from '@vitryna/remote-kit';
import { loadProduct } from '#features/product/load-product.ts';
import type { ProductHeadView } from '#features/product/product-head-view.ts';
import { type SpecificationGroup, toGroups } from '#features/specifications/specification-rows.ts';

/** All specifications of a product in one language. */
export type SpecificationsView = { head: ProductHeadView; groups: SpecificationGroup[] };

export async function loader(args: LoaderFunctionArgs): Promise<SpecificationsView> {
  const { locale } = args.context.get(appContext);
  const { product, head } = await loadProduct(args, 'specifications');
  return { head, groups: toGroups(product.specifications, { locale, categorySlug: product.categorySlug }) };
}
