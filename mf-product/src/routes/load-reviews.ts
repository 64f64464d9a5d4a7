import { appContext, data, type LoaderFunctionArgs } from '@vitryna/remote-kit';
import { loadProduct } from '#features/product/load-product.ts';
import type { ProductHeadView } from '#features/product/product-head-view.ts';
import { getQuestions } from '#features/reviews/api/get-questions.ts';
import { getReviews } from '#features/reviews/api/get-reviews.ts';
import {
  type QuestionView,
  type ReviewSummaryView,
  type ReviewView,
  toQuestion,
  toReview,
  toReviewSummary,
} from '#features/reviews/review-view.ts';
import { type ReviewsState, readReviewsState } from '#features/reviews/reviews-state.ts';

/** The view of the tab's address. */
export type ReviewsView = {
  head: ProductHeadView;
  state: ReviewsState;
  summary: ReviewSummaryView | null;
  reviews: ReviewView[];
  pages: number;
  total: number;
  limit: number;
  /** Null when they could not be read: the reviews stand without them. */
  questions: { items: QuestionView[]; pages: number; total: number; limit: number } | null;
};

/** Reviews on a page. */
const limit = 10;

/** A state that there is not, and a page beyond the last, is a 404: nothing leads there. */
export async function loader(args: LoaderFunctionArgs): Promise<ReviewsView> {
  const { api, locale } = args.context.get(appContext);
  const state = readReviewsState(new URL(args.request.url).searchParams);
  if (state === null) throw data(null, { status: 404 });
  const { product, head } = await loadProduct(args, 'reviews');
  const { signal } = args.request;
  const { id: productId } = product;
  const [{ items, pages, total, summary }, questions] = await Promise.all([
    getReviews(api, { productId, state, limit, signal }),
    getQuestions(api, { productId, page: state.questions, signal }).catch(() => null),
  ]);
  if (state.page > Math.max(1, pages) || (questions && state.questions > Math.max(1, questions.pages)))
    throw data(null, { status: 404 });
  return {
    ...{ head, state, pages, total, limit },
    summary: toReviewSummary({ summary }),
    reviews: items.map((review) => toReview(review, locale)),
    questions: questions && { ...questions, items: questions.items.map((question) => toQuestion(question, locale)) },
  };
}
