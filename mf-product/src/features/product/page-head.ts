import type { Locale } from '@vitryna/contracts/constants';
import type { PageHead } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import type { ProductHeadView } from './product-head-view.ts';

/** The head of a tab: the tab's name before the product's. */
export function tabHead({ title, seo }: ProductHeadView, tab: string, isEmpty = false): PageHead {
  return { title: `${tab}: ${title}`, description: seo.description, isNoindex: seo.isNoindex || isEmpty };
}

/** The way to a product, itself last. */
export function productCrumbs({ crumbs, title }: ProductHeadView, { locale, home }: { locale: Locale; home: string }) {
  return [{ href: paths.home(locale), text: home }, ...crumbs, { text: title }];
}

/** The way to a tab of a product. */
export function tabCrumbs(
  head: ProductHeadView,
  { tab, ...names }: { locale: Locale; home: string; tab: string },
): NonNullable<PageHead['breadcrumbs']> {
  const { categorySlug, slug: productSlug, title } = head;
  const way = productCrumbs(head, names).slice(0, -1);
  return [...way, { href: paths.product(names.locale, { categorySlug, productSlug }), text: title }, { text: tab }];
}
