import { appContext, data, type LoaderFunctionArgs } from '@vitryna/remote-kit';
import { loadProduct } from '#features/product/load-product.ts';
import type { ProductHeadView } from '#features/product/product-head-view.ts';
import { getReviews } from '#features/reviews/api/get-reviews.ts';
import { type ReviewSummaryView, type ReviewView, toReview, toReviewSummary } from '#features/reviews/review-view.ts';

/** One page of a product's reviews. */
export type ReviewsView = {
  head: ProductHeadView;
  summary: ReviewSummaryView | null;
  reviews: ReviewView[];
  page: number;
  pages: number;
  total: number;
  limit: number;
};

/** Reviews on a page. */
const limit = 10;

/** Highest page number that is read at all. */
const maxPage = 1000;

/** A page beyond the last is a 404: nothing leads there. */
export async function loader(args: LoaderFunctionArgs): Promise<ReviewsView> {
  const { api, locale } = args.context.get(appContext);
  const asked = Number(new URL(args.request.url).searchParams.get('page') ?? 1);
  if (!Number.isInteger(asked) || asked < 1 || asked > maxPage) throw data(null, { status: 404 });
  const { product, head } = await loadProduct(args, 'reviews');
  const { signal } = args.request;
  const { items, page, pages, total, summary } = await getReviews(api, {
    productId: product.id,
    page: asked,
    limit,
    signal,
  });
  if (asked > Math.max(1, pages)) throw data(null, { status: 404 });
  return {
    head,
    summary: toReviewSummary({ summary }),
    reviews: items.map((review) => toReview(review, locale)),
    page,
    pages,
    total,
    limit,
  };
}
