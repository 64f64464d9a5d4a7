import { expect, test } from '@jest/globals';
import { noJsReviews, readReviewsState, reviewsHref } from './reviews-state.ts';

const read = (query: string) => readReviewsState(new URLSearchParams(query));

test.each([
  ['', noJsReviews],
  [
    'page=2&pictures=1&questions=3&rating=4&sort=new',
    { page: 2, hasPictures: true, questions: 3, rating: 4, sort: 'new' },
  ],
] as const)('reads %j, and writes it the same way', (query, state) => {
  expect(read(query)).toEqual(state);
  expect(reviewsHref('/a', state)).toBe(query === '' ? '/a' : `/a?${query}`);
});

test.each(['page=0', 'page=1.5', 'page=x', 'page=1001', 'questions=0', 'rating=0', 'rating=6', 'rating=', 'sort=best'])(
  'knows no page of %s',
  (query) => expect(read(query)).toBeNull(),
);
