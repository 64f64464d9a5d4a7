import type { ReviewPage } from '@vitryna/contracts/api';
import { type CardView, toProductCardView } from '@vitryna/product-view';
import { appContext, type LoaderFunctionArgs } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import type { Picture } from '@vitryna/ui';
import { descriptionOf } from '#features/product/description.ts';
import { toPictures } from '#features/product/gallery-view.ts';
import { loadProduct } from '#features/product/load-product.ts';
import type { ProductHeadView } from '#features/product/product-head-view.ts';
import { splitLinks, type TextPart } from '#features/product/split-links.ts';
import { productData } from '#features/product/structured-data.ts';
import { toVariants, type VariantsView } from '#features/product/variants.ts';
import { getRelated } from '#features/related/api/get-related.ts';
import { getReviews } from '#features/reviews/api/get-reviews.ts';
import { type ReviewSummaryView, type ReviewView, toReview, toReviewSummary } from '#features/reviews/review-view.ts';
import { type SpecificationRow, toKeyRows } from '#features/specifications/specification-rows.ts';

/** The summary page of a product in one language. */
export type SummaryView = {
  head: ProductHeadView;
  pictures: Picture[];
  badges: CardView['badges'];
  keyRows: SpecificationRow[];
  description: TextPart[][];
  variants: VariantsView[];
  reviews: { summary: ReviewSummaryView; top: ReviewView[] } | null;
  accessories: CardView[];
  similar: CardView[];
  structuredData: Record<string, unknown>[];
};

const topReviews = 3;

/** Reviews and shelves are extras: without them the page is still a 200. */
export async function loader(args: LoaderFunctionArgs): Promise<SummaryView> {
  const { api, locale } = args.context.get(appContext);
  const { product, head } = await loadProduct(args, 'summary');
  const { signal } = args.request;
  const productId = product.id;
  const [reviewPage, accessories, similar] = await Promise.all([
    product.reviews.count > 0 ? getReviews(api, { productId, limit: topReviews, signal }).catch(() => null) : null,
    getRelated(api, { productId, type: 'accessories', signal }).catch(() => []),
    getRelated(api, { productId, type: 'similar', signal }).catch(() => []),
  ]);
  const href = paths.product(locale, { categorySlug: product.categorySlug, productSlug: product.slug });
  return {
    head,
    pictures: toPictures(product.images, locale),
    badges: toProductCardView(product, { locale }).badges,
    keyRows: toKeyRows(product.specifications, { locale, categorySlug: product.categorySlug }),
    description: descriptionOf(product, locale).map(splitLinks),
    variants: toVariants(product, locale),
    reviews: highlightsOf(reviewPage, locale),
    accessories: accessories.map((card) => toProductCardView(card, { locale })),
    similar: similar.map((card) => toProductCardView(card, { locale })),
    structuredData: productData({ product, head, reviews: reviewPage?.items ?? [] }, locale, href),
  };
}

function highlightsOf(page: ReviewPage | null, locale: 'uk' | 'ru'): SummaryView['reviews'] {
  const summary = page && toReviewSummary(page);
  return summary && { summary, top: page.items.map((review) => toReview(review, locale)) };
}
