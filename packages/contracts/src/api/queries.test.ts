import { expect, test } from '@jest/globals';
import type { z } from 'zod';
import { filterLimits, maxSuggestQuery } from './filters.ts';
import * as queries from './queries.ts';
import { labels, maxListedOptions, shownOptions } from './values.ts';

const schemas: Record<string, unknown> = { ...queries };

/** What each call reads of a query without anything but what it needs. */
test.each<[keyof typeof queries, object, object]>([
  ['categoryListQuerySchema', {}, {}],
  ['categoryViewQuerySchema', { slug: 'a' }, {}],
  ['categoryContentsQuerySchema', { categoryId: '1' }, {}],
  ['productListQuerySchema', {}, { pageNum: 1, pageSize: 24 }],
  ['optionsQuerySchema', { facet: 'tip' }, { limit: shownOptions }],
  ['productViewQuerySchema', { slug: 'a' }, {}],
  ['productIdsQuerySchema', {}, { ids: [], slugs: [] }],
  ['relatedQuerySchema', { productId: '1', type: 'similar' }, { limit: 12 }],
  ['showcaseQuerySchema', { block: 'hits' }, { limit: 20 }],
  ['suggestQuerySchema', { query: 'a' }, { limit: 10, locale: 'uk' }],
  ['popularSearchesQuerySchema', {}, { locale: 'uk' }],
  ['redirectQuerySchema', { path: '/a' }, {}],
  ['reviewListQuerySchema', { productId: '1' }, { page: 1, limit: 10, sort: 'useful' }],
])('%s needs %j and adds %j', (name, needed, added) => {
  const schema = schemas[name] as z.ZodType;
  expect(schema.parse(needed)).toEqual({ ...needed, ...added });
  for (const key of Object.keys(needed)) expect(schema.safeParse({ ...needed, [key]: undefined }).success).toBe(false);
});

type Case = [keyof typeof queries, object, string, unknown[], unknown[]];

const id: [unknown[], unknown[]] = [
  ['1', 'a_b'],
  ['', 'a b', "1'"],
];
const slug: [unknown[], unknown[]] = [['a-1'], ['', 'A', '../a']];
const size: [unknown[], unknown[]] = [
  ['1', '96'],
  ['0', '97', 'a', '1.5'],
];
const page: [unknown[], unknown[]] = [
  ['1', '500'],
  ['0', '-1', 'a', '1.5'],
];
const someLabels: [unknown[], unknown[]] = [
  [[], ['sale'], [...labels]],
  [['unheard-of'], [...labels, 'sale'], 'sale'],
];
const yesOrNo: [unknown[], unknown[]] = [
  ['true', 'false'],
  ['1', '', true],
];
const locale: [unknown[], unknown[]] = [
  ['uk', 'ru'],
  ['en', ''],
];

test.each<Case>([
  ['categoryListQuerySchema', {}, 'categoryId', ...id],
  ['categoryListQuerySchema', {}, 'pageNum', ...page],
  ['categoryListQuerySchema', {}, 'pageSize', ...size],
  ['categoryListQuerySchema', {}, 'labels', ...someLabels],
  ['categoryViewQuerySchema', {}, 'slug', ...slug],
  ['categoryContentsQuerySchema', {}, 'categoryId', ...id],
  ['productListQuerySchema', {}, 'categoryId', ...id],
  ['productListQuerySchema', {}, 'manufacturer', ...slug],
  ['productListQuerySchema', {}, 'pageNum', ...page],
  ['productListQuerySchema', {}, 'pageSize', ...size],
  ['productListQuerySchema', {}, 'labels', ...someLabels],
  ['productListQuerySchema', {}, 'asTyped', ...yesOrNo],
  ['productListQuerySchema', {}, 'minPrice', ['0', '10.5'], ['-1', 'a']],
  ['productListQuerySchema', {}, 'maxPrice', ['0', '10.5'], ['-1', 'a']],
  ['productListQuerySchema', {}, 'searchQuery', ['', 'a'.repeat(filterLimits.searchQuery)], ['\0']],
  ['optionsQuerySchema', { facet: 'tip' }, 'facet', ...slug],
  [
    'optionsQuerySchema',
    { facet: 'tip' },
    'query',
    ['', 'a'.repeat(maxSuggestQuery)],
    ['a'.repeat(maxSuggestQuery + 1), '\0'],
  ],
  [
    'optionsQuerySchema',
    { facet: 'tip' },
    'limit',
    ['1', String(maxListedOptions)],
    ['0', maxListedOptions + 1, '1.5'],
  ],
  ['optionsQuerySchema', { facet: 'tip' }, 'categoryId', ...id],
  ['productViewQuerySchema', { slug: 'a' }, 'slug', ...slug],
  ['productViewQuerySchema', { slug: 'a' }, 'categorySlug', ...slug],
  ['productIdsQuerySchema', {}, 'ids', [[], Array(50).fill('1')], [Array(51).fill('1'), [''], '1']],
  ['productIdsQuerySchema', {}, 'slugs', [[], Array(50).fill('a')], [Array(51).fill('a'), ['A'], 'a']],
  ['relatedQuerySchema', { productId: '1', type: 'series' }, 'productId', ...id],
  [
    'relatedQuerySchema',
    { productId: '1', type: 'series' },
    'type',
    ['similar', 'accessories', 'boughtTogether', 'series'],
    ['', 'dear'],
  ],
  ['relatedQuerySchema', { productId: '1', type: 'series' }, 'limit', ...size],
  ['showcaseQuerySchema', { block: 'hits' }, 'block', ['hits', 'new', 'sale', 'promo', 'recommended'], ['', 'dear']],
  ['showcaseQuerySchema', { block: 'hits' }, 'categoryId', ...id],
  ['showcaseQuerySchema', { block: 'hits' }, 'limit', ...size],
  [
    'suggestQuerySchema',
    { query: 'a' },
    'query',
    ['a', 'a'.repeat(maxSuggestQuery)],
    ['', 'a'.repeat(maxSuggestQuery + 1), '\0'],
  ],
  ['suggestQuerySchema', { query: 'a' }, 'limit', ['1', '10'], ['0', '11', '1.5']],
  ['suggestQuerySchema', { query: 'a' }, 'locale', ...locale],
  ['popularSearchesQuerySchema', {}, 'locale', ...locale],
  ['redirectQuerySchema', {}, 'path', ['/', `/${'a'.repeat(1999)}`], ['a'.repeat(2001), '\0']],
  ['reviewListQuerySchema', { productId: '1' }, 'productId', ...id],
  ['reviewListQuerySchema', { productId: '1' }, 'page', ...page],
  ['reviewListQuerySchema', { productId: '1' }, 'limit', ...size],
  ['reviewListQuerySchema', { productId: '1' }, 'sort', ['useful', 'new', 'high', 'low'], ['', 'dear']],
  ['reviewListQuerySchema', { productId: '1' }, 'rating', ['1', '5'], ['0', '6', '1.5', 'a']],
  ['reviewListQuerySchema', { productId: '1' }, 'withMedia', ...yesOrNo],
])('%s with %j: its %s', (name, needed, key, taken, refused) => {
  const schema = schemas[name] as z.ZodType;
  const takes = (value: unknown) => schema.safeParse({ ...needed, [key]: value }).success;
  expect(taken.filter((value) => !takes(value))).toEqual([]);
  expect(refused.filter(takes)).toEqual([]);
  // It is read, not left out.
  expect(schema.parse({ ...needed, [key]: taken[0] })).toHaveProperty(key);
});

test('a list of options has neither pages nor an order', () => {
  const read = queries.optionsQuerySchema.parse({ facet: 'tip', pageNum: '2', pageSize: '5', sort: 'expensive' });
  expect(read).toEqual({ facet: 'tip', limit: shownOptions });
});
