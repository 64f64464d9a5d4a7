import { expect, test } from '@jest/globals';
import type { Favourite } from '@vitryna/contracts/api';
import { money, prices, productCard } from '@vitryna/testing';
import { type FavouriteSort, sortFavourites, toFavouriteView } from './sort-favourites.ts';

const favourite = (
  id: string,
  now: number,
  then: number | null,
  rest: Partial<Favourite['product']> = {},
): Favourite => ({
  product: productCard({ id, prices: prices(now), ...rest }),
  addedAt: '2026-01-01T00:00:00Z',
  priceThen: then === null ? null : money(then),
  isBack: false,
});

// The newest first, as the server has them.
const list = [
  favourite('gone', 500, 500, { status: 'outOfStock' }),
  favourite('dearer', 1200, 1000),
  favourite('cheaper', 800, 1000),
  favourite('much cheaper', 2000, 3000),
  favourite('unknown then', 900, null),
].map((one) => toFavouriteView(one, 'uk'));

test.each<[FavouriteSort, string[]]>([
  ['newest', ['gone', 'dearer', 'cheaper', 'much cheaper', 'unknown then']],
  ['fallen', ['much cheaper', 'cheaper', 'gone', 'dearer', 'unknown then']],
  ['available', ['dearer', 'cheaper', 'much cheaper', 'unknown then', 'gone']],
  ['cheap', ['gone', 'cheaper', 'unknown then', 'dearer', 'much cheaper']],
  ['dear', ['much cheaper', 'dearer', 'unknown then', 'cheaper', 'gone']],
])('sorts favourites: %s', (sort, ids) => {
  expect(sortFavourites(list, sort).map(({ card }) => card.id)).toEqual(ids);
});

test('compares the price of now with the one of the day it was added', () => {
  expect(list.map(({ change }) => change)).toEqual([0, 200, -200, -1000, null]);
});
