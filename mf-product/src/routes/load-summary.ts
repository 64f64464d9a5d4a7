import type { ApiClient } from '@vitryna/api-client';
import type { Review, ReviewPage } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import { type CardView, toPictures, toProductCardView } from '@vitryna/product-view';
import { appContext, type LoaderFunctionArgs } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import type { Picture } from '@vitryna/ui';
import { toVideos, type VideoView } from '#features/files/file-views.ts';
import type { KnownHistory } from '#features/price/price-history-view.ts';
import { readHistory } from '#features/price/read-history.ts';
import { descriptionOf } from '#features/product/description.ts';
import { loadProduct } from '#features/product/load-product.ts';
import type { ProductHeadView } from '#features/product/product-head-view.ts';
import { productData } from '#features/product/structured-data.ts';
import { getRelated } from '#features/related/api/get-related.ts';
import { getReviews } from '#features/reviews/api/get-reviews.ts';
import { type ReviewSummaryView, type ReviewView, toReview, toReviewSummary } from '#features/reviews/review-view.ts';
import { type SpecificationRow, toKeyRows } from '#features/specifications/specification-rows.ts';

/** Reviews and related products. */
export type ExtrasView = {
  reviews: { summary: ReviewSummaryView; top: ReviewView[] } | null;
  prices: KnownHistory;
  accessories: CardView[];
  similar: CardView[];
};

/** Pictures of a turn: `{view}` of the address is `00`, `01` and so on. */
export type TurnView = { url: string; views: number };

/** The summary page of a product in one language. */
export type SummaryView = {
  head: ProductHeadView;
  pictures: Picture[];
  badges: CardView['badges'];
  /** Square pictures all around the product. */
  turn: TurnView | null;
  /** Shown behind the pictures; another page plays them. */
  videos: VideoView[];
  keyRows: SpecificationRow[];
  /** HTML that the server has cleaned. */
  description: string;
  /** `null` when the page was navigated to: it reads them when it is in sight. */
  extras: ExtrasView | null;
  structuredData: Record<string, unknown>[];
  /** Address of the picture for social networks; null where the store draws none. */
  socialPicture: string | null;
};

const topReviews = 3;

/** One answer of the store is enough for a first screen. */
export async function loader(args: LoaderFunctionArgs): Promise<SummaryView> {
  const { api, locale, isDocument = false } = args.context.get(appContext);
  const { product, head } = await loadProduct(args, 'summary');
  const { signal } = args.request;
  const extras = isDocument ? await readExtras(api, { locale, product, signal }) : null;
  const href = paths.product(locale, { categorySlug: product.categorySlug, productSlug: product.slug });
  return {
    head,
    pictures: toPictures(product.images, locale).map((one) => ({ ...one, alt: one.alt || product.name[locale] })),
    badges: toProductCardView(product, { locale }).badges,
    turn: product.turn ?? null,
    videos: toVideos(product, locale),
    keyRows: toKeyRows(product.specifications, { locale, categorySlug: product.categorySlug }),
    description: descriptionOf(product, locale),
    extras: extras?.view ?? null,
    structuredData: productData({ product, head, reviews: extras?.reviews ?? [] }, locale, href),
    socialPicture: product.socialPictures?.[locale] ?? null,
  };
}

type ExtrasOf = {
  locale: Locale;
  product: { id: string; reviews: { count: number } };
  signal: AbortSignal;
};

/** Without reviews and shelves the page is still a 200: what fails is left out. */
export async function readExtras(
  api: ApiClient,
  { locale, product: { id: productId, reviews }, signal }: ExtrasOf,
): Promise<{ view: ExtrasView; reviews: Review[] }> {
  const [page, prices, accessories, similar] = await Promise.all([
    reviews.count > 0 ? getReviews(api, { productId, limit: topReviews, signal }).catch(() => null) : null,
    readHistory(api, { productId, locale, signal }),
    getRelated(api, { productId, type: 'accessories', signal }).catch(() => []),
    getRelated(api, { productId, type: 'similar', signal }).catch(() => []),
  ]);
  const view = {
    reviews: highlightsOf(page, locale),
    prices,
    accessories: accessories.map((card) => toProductCardView(card, { locale })),
    similar: similar.map((card) => toProductCardView(card, { locale })),
  };
  return { view, reviews: page?.items ?? [] };
}

function highlightsOf(page: ReviewPage | null, locale: Locale): ExtrasView['reviews'] {
  const summary = page && toReviewSummary(page);
  return summary && { summary, top: page.items.map((review) => toReview(review, locale)) };
}
