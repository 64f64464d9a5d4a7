import { expect, test } from '@jest/globals';
import type { ProductList } from '@vitryna/contracts/api';
import { emptyFilters, type FilterState } from '@vitryna/routing';
import { readListAddress, resolveListAddress } from './read-list-address.ts';

const category = { categorySlug: 'kamery' };
const search = { categorySlug: null };
const urlOf = (address: string) => new URL(address, 'https://shop.example');

/** What reading an address comes to: filters, where it leads, or that there is nothing. */
function outcomeOf(read: () => unknown): unknown {
  try {
    return read();
  } catch (thrown) {
    if (thrown instanceof Response) return [thrown.status, thrown.headers.get('location')];
    return (thrown as { init: ResponseInit }).init.status;
  }
}
function read(query: string, segment?: string, scope: { categorySlug: string | null } = category) {
  return outcomeOf(() => readListAddress({ url: urlOf(`/ua/kamery${query}`), segment, scope, locale: 'uk' }));
}

test.each<[string, string | undefined, Partial<FilterState>]>([
  ['', undefined, {}],
  ['', 'typ=kupol', { specifications: { typ: ['kupol'] } }],
  ['?page=2&utm_source=mail', undefined, { page: 2 }],
])('reads %s with the segment %s', (query, segment, filters) => {
  expect(read(query, segment)).toEqual({ ...emptyFilters(), ...filters });
});

test('reads a search, which has a query and no category', () => {
  const found = outcomeOf(() =>
    readListAddress({ url: urlOf('/ua/search?searchQuery=a'), segment: undefined, scope: search, locale: 'uk' }),
  );
  expect(found).toEqual(emptyFilters('a'));
});

test.each([
  ['another order of options', '', 'typ=b,a', '/ua/kamery/typ=a,b'],
  ['defaults', '?page=1', undefined, '/ua/kamery'],
  ['a query of a category', '?searchQuery=a&page=2', undefined, '/ua/kamery?page=2'],
  ['an order that only a query has', '?sort=relevance&searchQuery=a', undefined, '/ua/kamery'],
  ['an order beside a query', '?sort=newest&searchQuery=a', undefined, '/ua/kamery?sort=newest'],
  ['what belongs to the visit', '?page=1&utm_source=mail', undefined, '/ua/kamery?utm_source=mail'],
  ['fields of the form', '?filter.typ=kupol&page=2', 'colour=red', '/ua/kamery/typ=kupol?page=2'],
  ['a price the wrong way round', '?minPrice=9&maxPrice=1', undefined, '/ua/kamery#price-reset'],
])('leads to the one spelling for good: %s', (_, query, segment, to) => {
  expect(read(query, segment)).toEqual([301, to]);
});

test('there is nothing at an address that cannot be read', () => {
  expect(read('', 'no filters')).toBe(404);
  expect(read('?filter.A%2F..=x')).toBe(404);
});

test('leaves the options between two numbers to the catalogue', () => {
  expect(read('?from.porty=4&filter.typ=kupol')).toEqual({ ...emptyFilters(), specifications: { typ: ['kupol'] } });
  expect(read('?from.porty=&filter.typ=kupol')).toEqual([301, '/ua/kamery/typ=kupol']);
});

const option = (slug: string, number?: number) => ({ slug, ...(number !== undefined && { number }) });
const facets = [
  { slug: 'porty', view: 'range', options: [option('n-4', 4), option('n-8', 8), option('n-16', 16)] },
  { slug: 'typ', view: 'list', options: [option('kupol', 1), option('kub', 2)] },
];

/** Where a list with these filters leads, once the catalogue has said what it does not have. */
function settle(query: string, filters: FilterState, dropped: string[] = []): unknown {
  const list = { dropped, facets } as unknown as ProductList;
  return outcomeOf(() => resolveListAddress({ list, filters, url: urlOf(query), scope: category, locale: 'uk' }));
}
const chosen: FilterState = { ...emptyFilters(), specifications: { typ: ['kub', 'kupol'], kolir: ['bilyi'] } };

test('an address stays when the catalogue has all that it names', () => {
  expect(settle('/ua/kamery', chosen)).toBeUndefined();
  expect(settle('/ua/kamery', chosen, ['porty', 'typ=kulia'])).toBeUndefined();
});

test.each([
  ['an option', ['typ=kub'], '/ua/kamery/kolir=bilyi;typ=kupol'],
  ['a specification', ['typ'], '/ua/kamery/kolir=bilyi'],
  ['everything', ['typ', 'kolir'], '/ua/kamery'],
])('leads on without what the catalogue does not have: %s', (_, dropped, to) => {
  expect(settle('/ua/kamery', chosen, dropped)).toEqual([301, to]);
});

test('makes a choice of two numbers, where the filter is a range', () => {
  expect(settle('/ua/kamery?from.porty=5&to.porty=20', emptyFilters())).toEqual([301, '/ua/kamery/porty=n-16,n-8']);
  expect(settle('/ua/kamery?from.typ=1&to.typ=1&utm_source=a', emptyFilters())).toEqual([
    301,
    '/ua/kamery?utm_source=a',
  ]);
});
