import { expect, test } from '@jest/globals';
import { z } from '../zod.ts';
import { filterLimits } from './filters.ts';
import * as scalars from './scalars.ts';
import { maxPage, maxPageSize } from './values.ts';

const l10n = { uk: 'а', ru: 'а' };
const schemas: Record<string, unknown> = { ...scalars };
const takes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

test.each<[keyof typeof scalars, unknown[], unknown[]]>([
  ['localeSchema', ['uk', 'ru'], ['en', '', 'UK', null]],
  ['l10nSchema', [l10n, { uk: '', ru: '' }], [{ uk: 'а' }, { ru: 'а' }, { uk: 'а', ru: null }, 'а']],
  ['moneySchema', [{ amount: 0.5, currency: 'UAH' }], [{ amount: '1', currency: 'UAH' }, { amount: 1 }, {}]],
  ['bodySchema', [{ type: 'description', body: l10n }], [{ type: 1, body: l10n }, { type: '' }, { body: l10n }]],
  ['bodiesSchema', [[], [{ type: 't', body: l10n }]], [[{}], { type: 't', body: l10n }, null]],
  [
    'breadcrumbSchema',
    [{ id: '1', slug: 's', name: l10n }],
    [
      { id: 1, slug: 's', name: l10n },
      { id: '1', slug: 's' },
      { id: '1', name: l10n },
    ],
  ],
  ['idInput', ['1', 'aZ-_9', 'a'.repeat(40)], ['', 'a'.repeat(41), 'a b', ' a', 'a\n', 'ї', '../a', 5]],
  ['slugInput', ['a', 'rtx-4090', '9'.repeat(120)], ['', '9'.repeat(121), 'A', 'a_b', '/a', 'a\n', 'a b', 5]],
  ['pageInput', ['1', 1, String(maxPage)], ['0', '-1', '1.5', maxPage + 1, '', 'one', 'Infinity', null]],
  ['limitInput', ['1', String(maxPageSize)], ['0', '-1', '1.5', maxPageSize + 1, '', 'one', null]],
  ['priceInput', ['0', '0.5', filterLimits.price], ['-0.01', filterLimits.price + 1, 'free', 'NaN']],
])('%s takes %j and refuses %j', (name, taken, refused) => {
  const schema = schemas[name] as z.ZodType;
  expect(taken.filter((value) => !takes(schema, value))).toEqual([]);
  expect(refused.filter((value) => takes(schema, value))).toEqual([]);
});

test.each([
  ['type', 'older'],
  ['money', { amount: 1, currency: 'USD' }],
])('a price needs a known %s', (name, wrong) => {
  const price = { type: 'previous', money: { amount: 1, currency: 'UAH' } };
  expect(scalars.priceSchema.parse(price)).toEqual(price);
  expect(scalars.priceSchema.parse({ ...price, type: 'current' }).type).toBe('current');
  expect(takes(scalars.priceSchema, { ...price, [name]: wrong })).toBe(false);
});

test.each(['metaTitle', 'metaDescription', 'h1', 'noindex', 'canonicalPath'])(
  'the meta tags keep and check %s',
  (name) => {
    const seo = { metaTitle: l10n, metaDescription: l10n, h1: l10n, noindex: true, canonicalPath: '/a' };
    expect(scalars.seoSchema.parse(seo)).toEqual(seo);
    expect(takes(scalars.seoSchema, { ...seo, [name]: 5 })).toBe(false);
    expect(takes(scalars.seoSchema, { ...seo, [name]: undefined })).toBe(!name.startsWith('meta'));
  },
);

test.each(['id', 'name', 'period'])('a promotion needs its %s', (name) => {
  const promotion = { id: '1', name: l10n, period: { startAt: 1, endAt: 2 } };
  expect(scalars.promotionSchema.parse(promotion)).toEqual(promotion);
  expect(takes(scalars.promotionSchema, { ...promotion, [name]: undefined })).toBe(false);
  expect(takes(scalars.promotionSchema, { ...promotion, period: { startAt: 1 } })).toBe(false);
  expect(takes(scalars.promotionSchema, { ...promotion, period: { endAt: 1 } })).toBe(false);
});

test('a colour is three, six or eight digits, anything else is the theme’s own', () => {
  const kept = ['#abc', '#A1B2C3', '#a1b2c3d4', ''];
  expect(kept.map((colour) => scalars.colourSchema.parse(colour))).toEqual(kept);
  const dropped = ['#abcd', '#ab', '#abcde', '#abcdefa', 'x#abc', '#abc;', '#ghi', 'red', 'url(a)', 5, null];
  expect(dropped.map((colour) => scalars.colourSchema.parse(colour))).toEqual(dropped.map(() => ''));
});

test('a link leads below this site, to http, a telephone or a mail address', () => {
  const links = ['/a', '/', '#a', '?a', 'http://a', 'HTTPS://a', 'tel:+380', 'mailto:a@b.co'];
  expect(links.filter((link) => !takes(scalars.linkSchema, link))).toEqual([]);
  const traps = [
    '//a',
    '/\\a',
    '#/a',
    '?\\a',
    'javascript:a',
    'a/b',
    '',
    ' /a',
    'http:/a',
    'x https://a',
    'data:a',
    'xtel:1',
    5,
  ];
  expect(traps.filter((link) => takes(scalars.linkSchema, link))).toEqual([]);
});

test.each([
  ['pictures/a.webp', 'pictures/a.webp'],
  ['/a.webp', '/a.webp'],
  ['a:b.webp', ''],
  ['a/b:c.webp', 'a/b:c.webp'],
  ['https://a/b.webp', 'https://a/b.webp'],
  ['HTTP://a/b.webp', 'HTTP://a/b.webp'],
  ['https:a', ''],
  ['x-y+1.z:a', ''],
  ['x https://a', 'x%20https://a'],
  ['javascript:alert(1)', ''],
  ['data:image/png;base64,', ''],
  ['  a.webp\n', 'a.webp'],
  [' javascript:alert(1)', ''],
  ['a b\t"\'()\\<>.webp', 'a%20b%09%22%27%28%29%5C%3C%3E.webp'],
  ['', ''],
])('a picture at %j is asked for at %j', (url, address) => {
  expect(scalars.pictureUrlSchema.parse(url)).toBe(address);
});

test('keeps what is known of a list, checks that, and refuses what is no list', () => {
  const schema = scalars.knownOnly(z.enum(['a', 'b']), (value) => value !== 'c');
  expect(schema.parse(['c', 'a', 'c', 'b'])).toEqual(['a', 'b']);
  expect([['d'], 'a', null].map((value) => takes(schema, value))).toEqual([false, false, false]);
});

test.each(['items', 'page', 'limit', 'total', 'pages'])('a page of a list needs its %s', (name) => {
  const paged = { items: ['a'], page: 1, limit: 2, total: 3, pages: 4 };
  const schema = scalars.pagedSchema(z.string());
  expect(schema.parse(paged)).toEqual(paged);
  expect([undefined, ['a', 5], '1'].map((value) => takes(schema, { ...paged, [name]: value }))).toEqual([
    false,
    false,
    false,
  ]);
});

test('a text from outside is bounded and without NUL', () => {
  const schema = scalars.textInput(3);
  expect(['', 'abc', 'a b'].map((value) => takes(schema, value))).toEqual([true, true, true]);
  expect(['abcd', 'a\0', 5, null].map((value) => takes(schema, value))).toEqual([false, false, false, false]);
  expect(schema.safeParse('\0').error?.issues[0]?.message).toBe('must not hold NUL');
});
