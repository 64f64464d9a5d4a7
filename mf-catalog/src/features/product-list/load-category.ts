import { isApiError } from '@vitryna/api-client';
import type { CategoryView, ProductList } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import type { CategorySeo } from '@vitryna/contracts/content';
import type { PictureSource } from '@vitryna/contracts/pictures';
import { localise } from '@vitryna/i18n';
import { categoryPicture } from '@vitryna/product-view';
import { appContext, data, type LoaderFunctionArgs } from '@vitryna/remote-kit';
import { countFilters, encodeFilters, type FilterState, paths } from '@vitryna/routing';
import { getCategory } from './api/get-category.ts';
import { getCategoryContents } from './api/get-category-contents.ts';
import { getCategorySeo } from './api/get-category-seo.ts';
import { getProductList } from './api/get-product-list.ts';
import { getPromoBanners } from './api/get-promo-banners.ts';
import { type EditedParts, editedParts } from './edited-parts.ts';
import { readListAddress, resolveListAddress } from './read-list-address.ts';
import { type ListView, toListView } from './to-list-view.ts';
import { withHelp } from './to-zero-view.ts';
import { wholeFilter, withWholeFilter } from './whole-filter.ts';

/** A category as a link; in a department a tile, `picture` is null without one. */
export type SubcategoryView = { href: string; text: string; tile?: { picture: PictureSource | null; count: number } };

/** The category page's view. */
export type CategoryPageData = EditedParts & {
  title: string;
  /** The title does not say yet which page of the list it is. */
  isTitleOfAllPages?: boolean;
  description: string;
  isNoindex: boolean;
  canonicalPath: string | null;
  heading: string;
  name: string;
  slug: string;
  /** Products of the category without any filter. */
  categoryTotal: number;
  crumbs: { href: string; text: string }[];
  subcategories: SubcategoryView[];
  /** `null` when the products could not be read: the rest of the page is there. */
  list: ListView | null;
};

/** Reads a category with one page of its products; 301 and 404 as readings 4 and 5 say, 503 without the products. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { api, content, locale } = context.get(appContext);
  const { signal } = request;
  const { categorySlug = '', specifications: segment } = params;
  const scope = { categorySlug };
  const url = new URL(request.url);
  const filters = readListAddress({ url, segment, scope, locale });
  const category = await getCategory(api, categorySlug, signal);
  const specifications = encodeFilters(filters).segment;
  const { id: categoryId, code: categoryCode } = category;
  // What people wrote about the category: its further pages do not say it again, and a choice of its products is not what they meant.
  const isFirst = filters.page === 1;
  const isWhole = isFirst && countFilters(filters) === 0;
  const [list, texts, contents, banners] = await Promise.all([
    getProductList(api, { categoryId, filters }, signal).catch(missing),
    getCategorySeo(content, { locale, categoryCode, specifications }, signal),
    isWhole ? getCategoryContents(api, categoryId, signal) : [],
    isWhole ? getPromoBanners(content, { locale, categoryCode }, signal) : [],
  ]);
  if (list) resolveListAddress({ list, url, scope, locale, filters });
  const whole = wholeFilter(url);
  const shown = list && (await withWholeFilter(list, whole, { api, signal, categoryId, filters }));

  const page: CategoryPageData = {
    ...headOf(list?.seo ?? category.seo, texts, locale),
    heading: headingOf(category, list, texts, filters, locale),
    name: category.name[locale],
    slug: categorySlug,
    categoryTotal: category.productsCount,
    ...linksOf(category, locale),
    ...editedParts({ texts: isFirst ? texts : null, contents, banners }, locale),
    list:
      shown &&
      (await withHelp(toListView(shown, { ...scope, categoryId }, filters, locale, whole), shown, {
        api,
        locale,
        signal,
      })),
  };
  if (!list) return data(page, { status: 503 });
  // The page says so itself; crawlers hear it from the status (reading 5).
  return filters.page > Math.max(1, list.pages) ? data(page, { status: 404 }) : page;
}

/** An outage costs the page its products; an answer that says no costs the page, and so does a browser without a connection. */
function missing(error: unknown): null {
  if (globalThis.navigator?.onLine === false) throw error;
  const cause = isApiError(error) && isApiError(error.cause) ? error.cause : error;
  const isOutage = isApiError(cause) && (cause.status === undefined || cause.status === 429 || cause.status >= 500);
  if (isOutage) return null;
  throw error;
}

function headOf(seo: CategoryView['seo'], texts: CategorySeo, locale: Locale) {
  return {
    title: texts?.metaTitle || seo.metaTitle[locale],
    ...(texts?.metaTitle && { isTitleOfAllPages: true }),
    description: texts?.metaDescription || seo.metaDescription[locale],
    isNoindex: seo.noindex ?? false,
    canonicalPath: seo.canonicalPath ?? null,
  };
}

function headingOf(
  { name }: CategoryView,
  list: ProductList | null,
  texts: CategorySeo,
  filters: FilterState,
  locale: Locale,
): string {
  const ofFilters = countFilters(filters) > 0 && list?.seo.h1 ? localise(list.seo.h1, locale) : '';
  return texts?.h1 || ofFilters || name[locale];
}

function linksOf({ breadcrumbs, slug, children }: CategoryView, locale: Locale) {
  const link = (category: { slug: string; name: CategoryView['name'] }) => ({
    href: paths.category(locale, { categorySlug: category.slug }),
    text: category.name[locale],
  });
  const isDepartment = breadcrumbs.length === 1;
  return {
    crumbs: breadcrumbs.filter((crumb) => crumb.slug !== slug).map(link),
    subcategories: children
      .filter(({ productsCount }) => productsCount > 0)
      .map((child) => ({
        ...link(child),
        ...(isDepartment && { tile: { picture: categoryPicture(child, locale), count: child.productsCount } }),
      })),
  };
}
