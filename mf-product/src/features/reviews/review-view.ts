import type { Review, ReviewPage } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import { formatDate } from '@vitryna/i18n';

/** A review as it is shown; the date is written out. */
export type ReviewView = {
  id: string;
  author: string;
  rating: number;
  body: string;
  pros: string | null;
  cons: string | null;
  isVerified: boolean;
  date: string;
  /** Language of the words where it is not the page's. */
  lang: Locale | null;
  reply: string | null;
};

/** The average and how it came about; null while nobody has rated. */
export type ReviewSummaryView = {
  average: number;
  count: number;
  distribution: ReviewPage['summary']['distribution'];
  /** Whole percents of those who recommend it. */
  recommend: number | null;
};

/** Writes a review out in the page's language; its own words stay as they are. */
export function toReview(review: Review, locale: Locale): ReviewView {
  return {
    id: review.id,
    author: review.author,
    rating: review.rating,
    body: review.body,
    pros: review.pros,
    cons: review.cons,
    isVerified: review.verifiedPurchase,
    date: formatDate(review.createdAt, locale, 'long'),
    lang: review.locale === locale ? null : review.locale,
    reply: review.reply?.body ?? null,
  };
}

/** The summary of the ratings. */
export function toReviewSummary({ summary }: Pick<ReviewPage, 'summary'>): ReviewSummaryView | null {
  const { average, count, distribution, recommend } = summary;
  if (average === null || count === 0) return null;
  return { average, count, distribution, recommend: recommend === null ? null : Math.round(recommend * 100) };
}
