/** Orders of reviews. */
const reviewSorts = ['useful', 'new', 'high', 'low'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** The view of the tab's address: which reviews, in which order, and which page of them and of the questions. */
export type ReviewsState = {
  sort: ReviewSort;
  rating: number | null;
  hasPictures: boolean;
  page: number;
  questions: number;
};

/** The tab as its plain address shows it. */
export const noJsReviews: ReviewsState = { sort: 'useful', rating: null, hasPictures: false, page: 1, questions: 1 };

/** Highest page number that is read at all. */
const maxPage = 1000;

function readPage(text: string | null): number | null {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= maxPage ? page : null;
}

/** Reads the state of an address; null for one that names what there is not. */
export function readReviewsState(query: URLSearchParams): ReviewsState | null {
  const sort = reviewSorts.find((known) => known === (query.get('sort') ?? noJsReviews.sort));
  const [page, questions] = [readPage(query.get('page')), readPage(query.get('questions'))];
  const stars = query.get('rating');
  const isKnown = stars === null || /^[1-5]$/.test(stars);
  if (!sort || page === null || questions === null || !isKnown) return null;
  return {
    sort,
    rating: stars === null ? null : Number(stars),
    hasPictures: query.get('pictures') === '1',
    page,
    questions,
  };
}

/** The address of a state: defaults are left out. */
export function reviewsHref(base: string, state: ReviewsState): string {
  const query = new URLSearchParams();
  if (state.page > 1) query.set('page', String(state.page));
  if (state.hasPictures) query.set('pictures', '1');
  if (state.questions > 1) query.set('questions', String(state.questions));
  if (state.rating !== null) query.set('rating', String(state.rating));
  if (state.sort !== noJsReviews.sort) query.set('sort', state.sort);
  return query.size > 0 ? `${base}?${query}` : base;
}
