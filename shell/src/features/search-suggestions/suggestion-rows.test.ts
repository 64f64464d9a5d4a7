import { expect, test } from '@jest/globals';
import { category, img, l10n, prices, productCard } from '@vitryna/testing';
import { toIdleGroups, toSuggestionGroups } from './suggestion-rows.ts';

const hrefs = (groups: { title: string; rows: { href: string }[] }[]) =>
  groups.map(({ title, rows }) => [title, ...rows.map(({ href }) => decodeURIComponent(href))]);

const answer = {
  queries: [{ text: 'камера wi-fi', marks: [] }],
  categories: [{ slug: 'kamery', name: l10n('Камери'), count: 7 }],
  manufacturers: [{ slug: 'vartis', name: 'Vartis', count: 3 }],
  products: [productCard({ slug: 'vartis-4', categorySlug: 'kamery' })],
  pages: [{ title: l10n('Гарантія'), url: '/warranty' }],
  correction: null,
  redirect: null,
};

test('leads to results, categories, products and pages of the language', () => {
  expect(hrefs(toSuggestionGroups(answer, 'кам', 'uk'))).toEqual([
    ['Queries', '/ua/search?searchQuery=камера+wi-fi'],
    ['Categories', '/ua/kamery'],
    ['Brands', '/ua/search?searchQuery=Vartis'],
    ['Products', '/ua/kamery/vartis-4'],
    ['Pages', '/ua/warranty'],
  ]);
  expect(hrefs(toSuggestionGroups({ ...answer, products: [], queries: [] }, 'кам', 'ru')).flat()).toContain('/kamery');
});

test.each([
  ['the first of the language', [img({ id: 'aa', locales: ['ru'] }), img({ id: 'bb' })], '/media/bb/xs.avif'],
  [
    'one of another service',
    [img({ thumbnails: [{ type: 'a', url: '/a.png', width: null, height: null }] })],
    `/media/outside/${Buffer.from('/a.png').toString('base64url')}/xs.avif`,
  ],
  ['the placeholder', [img({ locales: ['ru'] })], '/media/placeholder/xs.avif'],
])('a product shows a small picture: %s', (_name, images, picture) => {
  const groups = toSuggestionGroups({ ...answer, products: [productCard({ images })] }, 'кам', 'uk');
  expect(groups.find(({ title }) => title === 'Products')?.rows[0]?.picture).toBe(picture);
});

test('fills an empty field with the own and the popular, never more rows than there is room for', () => {
  const popular = {
    queries: Array.from({ length: 10 }, (_, number) => `запит ${number}`),
    categories: Array.from({ length: 8 }, (_, number) => category({ slug: `k-${number}` })),
  };
  const count = (recent: string[], limit: number) =>
    toIdleGroups(recent, popular, { locale: 'uk', limit }).map(({ rows }) => rows.length);
  expect(count([], 10)).toEqual([7, 3]);
  expect(count(['a', 'b', 'c', 'd', 'e', 'f'], 8)).toEqual([5, 3]);
  expect(count(['a', 'b', 'c'], 10)).toEqual([3, 4, 3]);
  expect(toIdleGroups(['a'], null, { locale: 'uk', limit: 10 }).map(({ title }) => title)).toEqual(['Recent searches']);
  const known = toIdleGroups(['Запит 0'], popular, { locale: 'uk', limit: 10 });
  expect(hrefs(known)[1]).not.toContain('/ua/search?searchQuery=запит+0');
});

test('leaves the figure open where the price is known on request', () => {
  const priceOf = (prices: (typeof answer)['products'][number]['prices']) =>
    toSuggestionGroups({ ...answer, products: [productCard({ prices })] }, 'кам', 'uk').find(
      ({ title }) => title === 'Products',
    )?.rows[0]?.price;
  expect(priceOf([])).toEqual({ current: null, isReduced: false });
  expect(priceOf(prices(90, 100))).toEqual({ current: 90, isReduced: true });
});
