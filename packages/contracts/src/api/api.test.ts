import { expect, test } from '@jest/globals';
import { z } from 'zod';
import * as api from './index.ts';
import { activeStatuses, productStatuses } from './values.ts';

const l10n = { uk: 'а', ru: 'а' };
const category = {
  id: '1',
  code: '11136',
  name: l10n,
  slug: 'kamery',
  labels: ['new', 'from-the-future'],
  assets: [],
  productsCount: 3,
  compilation: { self: true, children: false },
  promotion: null,
  parent: null,
  secret: 'margin 40 %',
};

test('leaves out labels that it does not know and strips unknown keys, at every depth of the tree', () => {
  const tree = { ...category, children: [{ ...category, children: [] }] };
  const parsed = api.categorySchema.parse(tree);
  expect(parsed.children[0]).toEqual({ ...category, labels: ['new'], children: [], secret: undefined });
  expect(parsed).not.toHaveProperty('secret');
});

test('refuses a text that lacks a language [§3.14]', () => {
  expect(api.categorySchema.safeParse({ ...category, name: { uk: 'а' }, children: [] }).success).toBe(false);
});

test('three statuses count as active [§4.1]', () => {
  const active = ['inStock', 'quickProduction', 'preOrder'];
  expect(productStatuses.filter((status) => activeStatuses.includes(status))).toEqual(active);
});

test('an unknown status is not for sale [§4.2]', () => {
  expect(api.productStatusSchema.parse('teleporting')).toBe('outOfStock');
});

test('an envelope needs its data, which may be null', () => {
  const envelope = api.envelopeSchema(api.meSchema);
  expect(envelope.parse({ data: null })).toEqual({ data: null });
  expect(envelope.safeParse({}).success).toBe(false);
});

test('a redirect of a product stays on this site', () => {
  expect(api.productViewSchema.parse({ redirect: '/kamery/kamera-1' })).toEqual({ redirect: '/kamery/kamera-1' });
  expect(api.productViewSchema.safeParse({ redirect: '//evil.example' }).success).toBe(false);
});

test('reads a list query with its defaults [§9.2]', () => {
  const query = { pageNum: '2', labels: ['sale'], minPrice: '100.5', specifications: 'tip=oled' };
  expect(api.productListQuerySchema.parse(query)).toEqual({ ...query, pageNum: 2, pageSize: 24, minPrice: 100.5 });
});

test.each([
  { pageNum: '0' },
  { pageNum: '1000001' },
  { pageNum: '1e400' },
  { pageNum: '-1' },
  { pageNum: '1.5' },
  { pageNum: ['1', '2'] },
  { pageSize: '97' },
  { minPrice: '-1' },
  { minPrice: 'NaN' },
  { maxPrice: 'Infinity' },
  { specifications: 'a=b\0' },
  { specifications: 'a'.repeat(2001) },
  { searchQuery: '\0' },
  { searchQuery: 'a'.repeat(201) },
  { categoryId: "1' or 1=1" },
  { categoryId: '' },
  { manufacturer: '../etc' },
  { labels: ['unheard-of'] },
  { labels: 'sale' },
  { sort: 'random' },
])('refuses the list query %j', (query) => {
  expect(api.productListQuerySchema.safeParse(query).success).toBe(false);
});

test('every schema can be written as JSON Schema, for the OpenAPI document', () => {
  const schemas = Object.values(api).filter((value) => value instanceof z.ZodType);
  expect(schemas.length).toBeGreaterThan(50);
  for (const schema of schemas) {
    expect(z.toJSONSchema(schema, { io: 'output' })).toHaveProperty('$schema');
    expect(z.toJSONSchema(schema, { io: 'input' })).toHaveProperty('$schema');
  }
});

test('types refuse what the contract does not know', () => {
  const line: api.CartChange = { productId: '1', quantity: 1 };
  // @ts-expect-error ids are strings
  line.productId = 1;
  // @ts-expect-error money is hryvnia
  const money: api.Money = { amount: 1, currency: 'USD' };
  expect(api.moneySchema.safeParse(money).success).toBe(false);
  expect(api.cartChangeSchema.safeParse(line).success).toBe(false);
});
