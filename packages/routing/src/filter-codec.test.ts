import { expect, test } from '@jest/globals';
import { filterLimits } from '@vitryna/contracts/filters';
import { labels } from '@vitryna/contracts/values';
import fc from 'fast-check';
import { encodeFilters, hasReversedPrice, keepVisitParameters, parseFilters } from './filter-codec.ts';
import { emptyFilters, type FilterState, sorts } from './filter-state.ts';

const slug = fc.stringMatching(/^[0-9a-z-]{1,12}$/);
const price = fc.option(
  fc.integer({ min: 1, max: 10_000_000 }).map((kopecks) => kopecks / 100),
  { nil: null },
);
const query = fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) =>
  text
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim(),
);

const filterState: fc.Arbitrary<FilterState> = fc
  .record({
    page: fc.integer({ min: 1, max: filterLimits.page }),
    limit: fc.integer({ min: 1, max: filterLimits.limit }),
    specifications: fc.dictionary(slug, fc.uniqueArray(slug, { minLength: 1, maxLength: 5 }), { maxKeys: 6 }),
    minPrice: price,
    maxPrice: price,
    labels: fc.uniqueArray(fc.constantFrom(...labels)),
    sort: fc.constantFrom(...sorts),
    searchQuery: query,
  })
  .map((state) => {
    const isReversed = state.minPrice !== null && state.maxPrice !== null && state.minPrice > state.maxPrice;
    const sort = state.sort === 'relevance' && state.searchQuery === '' ? 'popular' : state.sort;
    return { ...state, sort, ...(isReversed ? { minPrice: null, maxPrice: null } : {}) };
  });

const sorted = (state: FilterState): FilterState => ({
  ...state,
  labels: state.labels.toSorted(),
  specifications: Object.fromEntries(
    Object.entries(state.specifications).map(([key, options]) => [key, options.toSorted()]),
  ),
});

test('reads back what it wrote, and finds it canonical [§3.12 §4.13]', () => {
  fc.assert(
    fc.property(filterState, (state) => {
      const parsed = parseFilters(encodeFilters(state));
      expect(parsed.filters).toEqual(sorted(state));
      expect(parsed).toMatchObject({ isCanonical: true, isBad: false });
    }),
    { numRuns: 1000 },
  );
});

const piece = fc.constantFrom(
  ...['a', 'b1', '=', ';', ',', '&', 'page', 'page=', '0', '2', '99', 'limit=24', 'minPrice=', 'maxPrice=5', 'labels='],
  ...[
    'hit',
    'sort=',
    'popular',
    'relevance',
    'searchQuery=',
    'x',
    '%',
    '%00',
    '+',
    'utm_source=a',
    '__proto__',
    '\ud800',
  ],
);
const soup = fc.oneof(
  // Any sign but halves of one: `unit: 'binary'` makes a table of a million of them first.
  fc.array(fc.nat(0x10ffff)).map((signs) => String.fromCodePoint(...signs).toWellFormed()),
  fc.array(piece, { maxLength: 12 }).map((parts) => parts.join('')),
);

test('never throws, and its encoded form is a fixed point whatever the address', () => {
  fc.assert(
    fc.property(soup, soup, (segment, search) => {
      const first = parseFilters({ segment, search });
      const encoded = encodeFilters(first.filters);
      const second = parseFilters(encoded);
      expect(second).toEqual({ filters: first.filters, isCanonical: true, isBad: false });
      expect(encodeFilters(second.filters)).toEqual(encoded);
    }),
    { numRuns: 3000 },
  );
});

test('writes keys and values sorted, groups apart by semicolons [§5.4]', () => {
  const specifications = { type: ['dome', 'bullet'], colour: ['white'], '10': ['b'], '9': ['a'] };
  expect(encodeFilters({ ...emptyFilters(), specifications }).segment).toBe('10=b;9=a;colour=white;type=bullet,dome');
});

test('leaves out every default [§5.1 §5.2 §5.3]', () => {
  expect(encodeFilters(emptyFilters())).toEqual({ segment: '', search: '' });
  expect(encodeFilters({ ...emptyFilters(), minPrice: 0, maxPrice: 0 }).search).toBe('');
  expect(encodeFilters({ ...emptyFilters(), specifications: { type: [] } }).segment).toBe('');
});

test('writes the parameters in one order', () => {
  const state: FilterState = {
    page: 2,
    limit: 48,
    specifications: {},
    minPrice: 100,
    maxPrice: 2000.5,
    labels: ['sale', 'hit'],
    sort: 'priceAsc',
    searchQuery: 'ssd 1 тб',
  };
  expect(encodeFilters(state).search).toBe(
    '?page=2&limit=48&minPrice=100&maxPrice=2000.5&labels=hit,sale&sort=priceAsc&searchQuery=ssd+1+%D1%82%D0%B1',
  );
});

test('discards a price whose minimum is above its maximum [§4.16 §5.5]', () => {
  const { filters, isCanonical, isBad } = parseFilters({ search: '?minPrice=900&maxPrice=100' });
  expect(filters).toEqual(emptyFilters());
  expect({ isCanonical, isBad }).toEqual({ isCanonical: false, isBad: false });
  expect(encodeFilters({ ...emptyFilters(), minPrice: 900, maxPrice: 100 }).search).toBe('');
});

test('takes relevance for the default of a search only', () => {
  expect(parseFilters({ search: '?searchQuery=ssd' }).filters.sort).toBe('relevance');
  expect(parseFilters({ search: '?sort=popular&searchQuery=ssd' })).toMatchObject({
    filters: { sort: 'popular' },
    isCanonical: true,
  });
  expect(parseFilters({ search: '?sort=relevance' })).toMatchObject({
    filters: { sort: 'popular' },
    isCanonical: false,
  });
});

test.each([
  ['type=dome;colour=white', ''],
  ['type=dome,bullet', ''],
  ['type=dome;type=bullet', ''],
  ['type=dome;', ''],
  ['type=', ''],
  ['', '?page=1'],
  ['', '?limit=24'],
  ['', '?limit=97'],
  ['', '?page=abc'],
  ['', '?page=-1'],
  ['', '?page=02'],
  ['', '?page=2&page=3'],
  ['', '?minPrice=0'],
  ['', '?minPrice=&maxPrice='],
  ['', '?minPrice=1%20200'],
  ['', '?maxPrice=1e3'],
  ['', '?labels='],
  ['', '?labels=sale,hit'],
  ['', '?labels=hit&labels=sale'],
  ['', '?labels=hit,unknown'],
  ['', '?sort=popular'],
  ['', '?sort=sideways'],
  ['', '?searchQuery=%20ssd'],
  ['', '?limit=48&page=2'],
  ['', '?limit=2&page=2'],
])('finds %j %j valid and not canonical [§5.1 §5.2 §5.3 §9.2]', (segment, search) => {
  expect(parseFilters({ segment, search })).toMatchObject({ isBad: false, isCanonical: false });
});

test.each([
  ['type', ''],
  ['Type=dome', ''],
  ['type=Dome', ''],
  ['type=a=b', ''],
  ['=dome', ''],
  ['type=%64ome', ''],
  [`type=${'a,'.repeat(1000)}`, ''],
  ['type=dome\0', ''],
  ['тип=dome', ''],
  [Array.from({ length: 31 }, (_, index) => `s${index}=a`).join(';'), ''],
  [`type=${Array.from({ length: 51 }, (_, index) => `o${index}`).join(',')}`, ''],
  ['', '?page=1000001'],
  ['', `?page=${'9'.repeat(400)}`],
])('takes %j %j for no page of the store', (segment, search) => {
  expect(parseFilters({ segment, search })).toMatchObject({ isBad: true, isCanonical: false });
});

test.each([
  ['thirty specifications', Array.from({ length: 30 }, (_, index) => `s${index}=a`).join(';')],
  ['fifty options', `type=${Array.from({ length: filterLimits.options }, (_, index) => `o${index}`).join(',')}`],
  ['2,000 characters', `type=${','.repeat(filterLimits.segment - 6)}a`],
])('takes %s in a segment', (_, segment) => {
  expect(parseFilters({ segment }).isBad).toBe(false);
});

test('reads specifications in one order, and labels from nothing but their own parameter', () => {
  const { filters } = parseFilters({ segment: 'type=a;colour=b;size=c', search: '?searchQuery=hit&sort=sale' });
  expect(Object.keys(filters.specifications)).toEqual(['colour', 'size', 'type']);
  expect(filters.labels).toEqual([]);
});

test.each(['x5', '5x', '1.234', '12345678901', '1,2,3', '-5', '0x10'])('takes %s for no price', (price) => {
  expect(parseFilters({ search: `?maxPrice=${price}` }).filters.maxPrice).toBeNull();
});

test('understands prices as shoppers type them', () => {
  const { filters } = parseFilters({ search: `?minPrice=${encodeURIComponent('1 200,50')}&maxPrice=15\u00a0000` });
  expect(filters).toMatchObject({ minPrice: 1200.5, maxPrice: 15000 });
});

test('is not disturbed by slugs that objects have as properties', () => {
  const segment = 'constructor=a;valueof=b';
  expect(parseFilters({ segment })).toMatchObject({
    isCanonical: true,
    filters: { specifications: { constructor: ['a'] } },
  });
});

test('takes as much of a search query as the API does', () => {
  const { filters } = parseFilters({ search: `?searchQuery=${encodeURIComponent(`${'a'.repeat(199)}😀b`)}` });
  expect(filters.searchQuery).toBe('a'.repeat(199));
});

test.each([
  ['?minPrice=900&maxPrice=100', true],
  ['?minPrice=1 200&maxPrice=1199,99&sort=new', true],
  ['?minPrice=100&maxPrice=900', false],
  ['?minPrice=900&maxPrice=0', false],
  ['?minPrice=900', false],
  ['', false],
])('tells of %s whether its price is the wrong way round [§5.5]', (search, isReset) => {
  expect(hasReversedPrice(search)).toBe(isReset);
});

test('takes a price up to the bound that the API takes', () => {
  const maxPriceOf = (price: number) => parseFilters({ search: `?maxPrice=${price}` }).filters.maxPrice;
  expect([filterLimits.price, filterLimits.price + 1].map(maxPriceOf)).toEqual([filterLimits.price, null]);
});

test('ignores the parameters of others, and keeps those of the visit through a redirect', () => {
  expect(parseFilters({ search: '?utm_source=mail&page=2&gad=1' })).toMatchObject({ isCanonical: true });
  expect(keepVisitParameters('/cameras?page=2', '?utm_source=mail&page=02&gad=1&recovery=abc')).toBe(
    '/cameras?page=2&utm_source=mail&recovery=abc',
  );
  expect(keepVisitParameters('/cameras', '?page=1')).toBe('/cameras');
  expect(keepVisitParameters('/cameras#top', '?utm_source=mail')).toBe('/cameras?utm_source=mail#top');
});
