import { expect, test } from '@jest/globals';
import { parseFilters } from '@vitryna/routing';
import { l10n, productList } from '@vitryna/testing';
import { toListView } from './to-list-view.ts';

const filtersOf = (segment: string, search = '') => parseFilters({ segment, search }).filters;
const [facet] = productList().facets;
if (!facet) throw new Error('the fixture has no facet');

test('marks what the address has chosen, with words of the page', () => {
  const filters = filtersOf('rozdilnist=8', '?labels=sale');
  const view = toListView(productList(), { categorySlug: 'kamery' }, filters, 'ru');
  expect(view.facets).toEqual([
    {
      slug: 'rozdilnist',
      title: 'Разрешение',
      isOpen: true,
      options: [
        { value: '4', text: '4', count: 1 },
        { value: '8', text: '8', count: 0, isChosen: true },
      ],
    },
  ]);
  expect(view.labels).toEqual([{ value: 'sale', text: 'Скидка', count: 1, isChosen: true }]);
});

test('a chip leads to the list without its value', () => {
  const applied = [{ slug: 'rozdilnist', option: '8', name: l10n('Роздільність'), value: l10n('8 Мп') }];
  const filters = filtersOf('rozdilnist=4,8', '?labels=sale');
  const view = toListView(productList({ applied }), { categorySlug: 'kamery' }, filters, 'uk');
  expect(view.applied).toEqual([
    { text: '8 Мп', href: '/ua/kamery/rozdilnist=4?labels=sale' },
    { text: 'Знижка', href: '/ua/kamery/rozdilnist=4,8' },
  ]);
});

test('leaves out a filter that divides nothing, and folds those beyond the fifth', () => {
  const facets = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((slug) => ({ ...facet, slug }));
  const single = { ...facet, slug: 'z', options: facet.options.slice(0, 1) };
  const view = toListView(
    productList({ facets: [single, ...facets] }),
    { categorySlug: 'kamery' },
    filtersOf('g=4'),
    'uk',
  );
  expect(view.facets.map(({ slug, isOpen }) => `${slug}${isOpen ? '+' : ''}`).join(' ')).toBe('a+ b+ c+ d+ e+ f g+');
});

test('a search leads back to a search', () => {
  const filters = filtersOf('', '?labels=sale&searchQuery=камера');
  const view = toListView(productList(), { categorySlug: null }, filters, 'uk');
  expect(view.applied[0]?.href).toBe(`/ua/search?searchQuery=${encodeURIComponent('камера')}`);
});
