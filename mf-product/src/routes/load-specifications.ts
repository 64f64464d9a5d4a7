import { appContext, type LoaderFunctionArgs } from '@vitryna/remote-kit';
import { isSlug, paths } from '@vitryna/routing';
import { loadProduct } from '#features/product/load-product.ts';
import type { ProductHeadView } from '#features/product/product-head-view.ts';
import { getRelated } from '#features/related/api/get-related.ts';
import { getOther } from '#features/specifications/api/get-other.ts';
import type { Candidate } from '#features/specifications/components/differences.tsx';
import { type DifferencesView, toDifferences } from '#features/specifications/differences.ts';
import { type SpecificationGroup, toGroups } from '#features/specifications/specification-rows.ts';

/** All specifications of a product in one language, and beside a similar one those that differ. */
export type SpecificationsView = {
  head: ProductHeadView;
  groups: SpecificationGroup[];
  candidates: Candidate[];
  differences: DifferencesView | null;
};

/** Without similar products the page is still whole: what fails is left out. */
export async function loader(args: LoaderFunctionArgs): Promise<SpecificationsView> {
  const { api, locale } = args.context.get(appContext);
  const { signal, url } = args.request;
  const asked = new URL(url).searchParams.get('with') ?? '';
  const { product, head } = await loadProduct(args, 'specifications');
  const hasFigures = head.counts.specifications > 0;
  const [similar, other] = await Promise.all([
    hasFigures ? getRelated(api, { productId: product.id, type: 'similar', signal }).catch(() => []) : [],
    hasFigures && isSlug(asked) && asked !== product.slug ? getOther(api, asked, signal).catch(() => null) : null,
  ]);
  const page = paths.product(locale, {
    categorySlug: head.categorySlug,
    productSlug: head.slug,
    tab: 'specifications',
  });
  return {
    head,
    groups: toGroups(product.specifications, { locale, categorySlug: product.categorySlug }),
    candidates: similar.map(({ slug, name }) => ({
      title: name[locale],
      href: `${page}?with=${slug}#differences`,
      isChosen: slug === other?.slug,
    })),
    differences: other && toDifferences(product, other, locale),
  };
}
