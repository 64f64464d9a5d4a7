import { type CardView, toProductCardView } from '@vitryna/product-view';
import { appContext, type LoaderFunctionArgs } from '@vitryna/remote-kit';
import { getCategories } from '#features/categories/api/get-categories.ts';
import { getAdvertised } from '#features/home/api/get-advertised.ts';
import { getHeaderBanner } from '#features/home/api/get-header-banner.ts';
import { getHomeBanners } from '#features/home/api/get-home-banners.ts';
import { getHomePage } from '#features/home/api/get-home-page.ts';
import { getServices } from '#features/home/api/get-services.ts';
import { getShowcase } from '#features/home/api/get-showcase.ts';
import { readTab, type TabBlock } from '#features/home/showcase-blocks.ts';
import {
  type BannerView,
  bannerSlugs,
  type StripView,
  toBanners,
  toCards,
  toStrip,
} from '#features/home/to-home-view.ts';
import { type ServicePrices, toServicePrices } from '#features/home/to-service-prices.ts';
import { getLatestPosts } from '#features/posts/api/get-latest-posts.ts';
import { type PostView, toPostViews } from '#features/posts/to-post-views.ts';
import { type TileView, toTiles } from './home-tiles.ts';

/** The home page's view. Null is a part that could not be read; what the content service does not give is left out. */
export type HomePageData = {
  strip: StripView | null;
  hero: BannerView[];
  promo: BannerView[];
  tiles: TileView[] | null;
  hits: CardView[] | null;
  tab: TabBlock;
  chosen: CardView[] | null;
  posts: PostView[];
  services: ServicePrices;
  /** HTML of editors. */
  body: string;
};

/** Reads everything at once; no part of the home page is worth losing the others for. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<HomePageData> {
  const { api, content, locale } = context.get(appContext);
  const { signal } = request;
  const tab = readTab(new URL(request.url).search);
  const readBanners = async () => {
    const banners = await getHomeBanners(content, locale, signal);
    const advertised = await orNull(getAdvertised(api, bannerSlugs(banners), signal));
    return toBanners(
      banners,
      advertised?.map((product) => toProductCardView(product, { locale })),
    );
  };
  const [strip, banners, services, posts, page, tiles, hits, chosen] = await Promise.all([
    getHeaderBanner(content, locale, signal),
    readBanners(),
    getServices(content, locale, signal),
    getLatestPosts(content, locale, signal),
    getHomePage(content, locale, signal),
    orNull(getCategories(api, signal).then((categories) => toTiles(categories, locale))),
    orNull(getShowcase(api, 'hits', signal).then((showcase) => toCards(showcase, locale))),
    orNull(getShowcase(api, tab, signal).then((showcase) => toCards(showcase, locale))),
  ]);
  return {
    strip: toStrip(strip),
    ...banners,
    tiles,
    hits,
    tab,
    chosen,
    services: toServicePrices(services),
    posts: toPostViews(posts, locale),
    body: page?.body ?? '',
  };
}

const orNull = <Value>(reading: Promise<Value>): Promise<Value | null> => reading.catch(() => null);
