import { expect, test } from '@jest/globals';
import type { Comparison } from '@vitryna/contracts/api';
import { l10n, product } from '@vitryna/testing';
import { toComparisonView } from './to-comparison-view.ts';

const category = (id: string) => ({ id, slug: `category-${id}`, name: l10n(`Категорія ${id}`, `Категория ${id}`) });
const row = (slug: string, more: object = {}) => ({
  group: null,
  slug,
  name: l10n(`Назва ${slug}`, `Название ${slug}`),
  hint: null,
  values: [l10n('1 кг'), null],
  differs: true,
  best: [0],
  ...more,
});
const comparison: Comparison = {
  groups: [
    {
      category: category('10'),
      products: [product({ id: '1' }), product({ id: '2' })],
      rows: [
        row('a', { hint: l10n('Підказка', 'Подсказка') }),
        row('b', { group: l10n('Корпус'), differs: false, best: [] }),
        row('c'),
      ],
    },
    { category: category('20'), products: [product({ id: '3' })], rows: [row('d')] },
  ],
};

test('shows the first category in one language, its rows by groups', () => {
  const { cards, groups, categoryHref } = toComparisonView(comparison, ['1', '2', '3'], 'ru');
  expect(cards.map(({ id }) => id)).toEqual(['1', '2']);
  expect(categoryHref).toBe('/category-10');
  expect(groups.map(({ title, rows }) => [title, ...rows.map(({ slug }) => slug)])).toEqual([
    ['', 'a', 'c'],
    ['Корпус', 'b'],
  ]);
  expect(groups[0]?.rows[0]).toEqual({
    slug: 'a',
    name: 'Название a',
    hint: 'Подсказка',
    values: ['1 кг', null],
    differs: true,
    best: [0],
  });
});

test('links each category with all products, its own first, and its end without them', () => {
  const { tabs } = toComparisonView(comparison, ['1', '3', '2'], 'uk');
  expect(tabs.map(({ href, clearHref }) => [href, clearHref])).toEqual([
    ['/ua/comparison?ids=1%2C2%2C3', '/ua/comparison?ids=3'],
    ['/ua/comparison?ids=3%2C1%2C2', '/ua/comparison?ids=1%2C2'],
  ]);
  expect(tabs.map(({ name, count }) => [name, count])).toEqual([
    ['Категорія 10', 2],
    ['Категорія 20', 1],
  ]);
});

test('counts what is not compared, and shows nothing when nothing is left', () => {
  expect(toComparisonView(comparison, ['1', '2', '3', '4'], 'uk').leftOut).toBe(1);
  expect(toComparisonView({ groups: [] }, ['9'], 'uk')).toMatchObject({ leftOut: 1, tabs: [], cards: [], groups: [] });
});
