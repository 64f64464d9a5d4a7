import type { CategoryView } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import type { CategorySeo } from '@vitryna/contracts/content';
import { appContext, data, type LoaderFunctionArgs } from '@vitryna/remote-kit';
import { countFilters, encodeFilters, paths } from '@vitryna/routing';
import { getCategory } from './api/get-category.ts';
import { getCategorySeo } from './api/get-category-seo.ts';
import { getProductList } from './api/get-product-list.ts';
import { readListAddress, settleAddress } from './read-list-address.ts';
import { type ListView, toListView } from './to-list-view.ts';
import { withHelp } from './to-zero-view.ts';

/** What the category page shows. */
export type CategoryPageData = {
  title: string;
  description: string;
  isNoindex: boolean;
  canonicalPath: string | null;
  heading: string;
  name: string;
  /** Products of the category without any filter. */
  categoryTotal: number;
  crumbs: { href: string; text: string }[];
  subcategories: { href: string; text: string }[];
  /** HTML that the content service has sanitised; empty when nobody wrote any. */
  top: string;
  bottom: string;
  faq: { q: string; a: string }[];
  list: ListView;
};

/** Reads a category with one page of its products; 301 and 404 as decisions 4 and 5 say. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { api, content, locale } = context.get(appContext);
  const { categorySlug = '', specifications: segment } = params;
  const scope = { categorySlug };
  const url = new URL(request.url);
  const filters = readListAddress({ url, segment, scope, locale });
  const category = await getCategory(api, categorySlug, request.signal);
  const [list, texts] = await Promise.all([
    getProductList(api, { categoryId: category.id, filters }, request.signal),
    getCategorySeo(
      content,
      { locale, categoryCode: category.code, specifications: encodeFilters(filters).segment },
      request.signal,
    ),
  ]);
  settleAddress({ list, url, scope, locale, filters });

  const page: CategoryPageData = {
    ...headOf(list.seo, texts, locale),
    heading: texts?.h1 || (countFilters(filters) === 0 ? '' : (list.seo.h1?.[locale] ?? '')) || category.name[locale],
    name: category.name[locale],
    categoryTotal: category.productsCount,
    ...linksOf(category, locale),
    top: filters.page === 1 ? (texts?.top ?? '') : '',
    bottom: filters.page === 1 ? (texts?.bottom ?? '') : '',
    faq: filters.page === 1 ? (texts?.faq ?? []) : [],
    list: await withHelp(toListView(list, scope, filters, locale), list, { api, locale, signal: request.signal }),
  };
  // The page says so itself; crawlers hear it from the status (decision 5).
  return filters.page > Math.max(1, list.pages) ? data(page, { status: 404 }) : page;
}

function headOf(seo: CategoryView['seo'], texts: CategorySeo, locale: Locale) {
  return {
    title: texts?.metaTitle || seo.metaTitle[locale],
    description: texts?.metaDescription || seo.metaDescription[locale],
    isNoindex: seo.noindex ?? false,
    canonicalPath: seo.canonicalPath ?? null,
  };
}

function linksOf({ breadcrumbs, slug, children }: CategoryView, locale: Locale) {
  const link = (category: { slug: string; name: CategoryView['name'] }) => ({
    href: paths.category(locale, { categorySlug: category.slug }),
    text: category.name[locale],
  });
  return {
    crumbs: breadcrumbs.filter((crumb) => crumb.slug !== slug).map(link),
    subcategories: children.filter(({ productsCount }) => productsCount > 0).map(link),
  };
}
