import type { Question, Review, ReviewPage } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import { toPictureSource } from '@vitryna/contracts/picture-sources';
import type { PictureSource } from '@vitryna/contracts/pictures';
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
  /** Its pictures by id. */
  pictures: { id: string; picture: PictureSource }[];
  up: number;
  down: number;
};

/** A question with its answers, dates written out. */
export type QuestionView = {
  id: string;
  author: string;
  body: string;
  date: string;
  /** Language of the question and its answers where it is not the page's. */
  lang: Locale | null;
  answers: { author: string; isShop: boolean; body: string; date: string }[];
};

/** The average and how it came about; null while nobody has rated. */
export type ReviewSummaryView = {
  average: number;
  count: number;
  distribution: ReviewPage['summary']['distribution'];
  /** Whole percents of those who recommend it. */
  recommend: number | null;
  /** How many have pictures. */
  withPictures: number;
};

const langOf = (text: { locale?: Locale | undefined }, locale: Locale): Locale | null =>
  text.locale === undefined || text.locale === locale ? null : text.locale;

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
    lang: langOf(review, locale),
    reply: review.reply?.body ?? null,
    pictures: review.images.flatMap(({ id, thumbnails }) => {
      const picture = toPictureSource(thumbnails);
      return picture ? [{ id, picture }] : [];
    }),
    up: review.votes.up,
    down: review.votes.down,
  };
}

/** Writes a question out in the page's language. */
export const toQuestion = ({ answers, ...question }: Question, locale: Locale): QuestionView => ({
  ...{ id: question.id, author: question.author, body: question.body },
  date: formatDate(question.createdAt, locale, 'long'),
  lang: langOf(question, locale),
  answers: answers.map((answer) => ({
    ...{ author: answer.author, isShop: answer.isShop, body: answer.body },
    date: formatDate(answer.createdAt, locale, 'long'),
  })),
});

/** The summary of the ratings. */
export function toReviewSummary({ summary }: Pick<ReviewPage, 'summary'>): ReviewSummaryView | null {
  const { average, count, distribution, recommend, withPictures } = summary;
  if (average === null || count === 0) return null;
  return {
    average,
    count,
    distribution,
    recommend: recommend === null ? null : Math.round(recommend * 100),
    withPictures,
  };
}
