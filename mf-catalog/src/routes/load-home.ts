import { appContext, type LoaderFunctionArgs } from '@vitryna/remote-kit';
import { getCategories } from '#features/categories/api/get-categories.ts';
import { type Department, toDepartments } from '#features/categories/to-departments.ts';
import { getHomeBanners } from '#features/home/api/get-home-banners.ts';
import { getHomePage } from '#features/home/api/get-home-page.ts';
import { getShowcase } from '#features/home/api/get-showcase.ts';
import { type BannerView, type ShelfView, toBanners, toShelves } from '#features/home/to-home-view.ts';

/** What the home page shows. */
export type HomePageData = {
  /** HTML that the content service has sanitised. */
  body: string;
  hero: BannerView[];
  promo: BannerView[];
  departments: Pick<Department, 'href' | 'title' | 'count' | 'picture'>[];
  shelves: ShelfView[];
};

/** Reads everything at once; no part of the home page is worth losing the others for. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<HomePageData> {
  const { api, content, locale } = context.get(appContext);
  const { signal } = request;
  const [page, banners, categories, ...showcases] = await Promise.all([
    getHomePage(content, locale, signal),
    getHomeBanners(content, locale, signal),
    getCategories(api, signal).catch(() => []),
    ...(['hits', 'new', 'sale'] as const).map((block) => getShowcase(api, block, signal)),
  ]);
  return {
    body: page?.body ?? '',
    ...toBanners(banners),
    departments: toDepartments(categories, locale)
      .filter(({ isPromotion }) => !isPromotion)
      .map(({ href, title, count, picture }) => ({ href, title, count, picture })),
    shelves: toShelves(showcases, locale),
  };
}
