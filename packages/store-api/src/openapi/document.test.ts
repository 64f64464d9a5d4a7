import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { createOpenApiDocument } from './document.ts';
import { defineCall } from './registry.ts';

const moneySchema = z.object({ amount: z.number() });
const calls = [
  defineCall({
    method: 'GET',
    path: '/catalog/product/list',
    tag: 'catalogue',
    summary: 'Products',
    query: z.object({ ids: z.array(z.string()), page: z.coerce.number().default(1) }),
    result: z.array(moneySchema),
    errors: ['notFound'],
    cache: 'shared',
    handle: () => [],
  }),
  defineCall({
    method: 'POST',
    path: '/catalog/product/list',
    tag: 'catalogue',
    summary: 'Adds',
    body: moneySchema,
    result: z.null(),
    handle: () => null,
  }),
  defineCall({
    method: 'GET',
    base: 'api',
    path: '/pages',
    tag: 'content',
    summary: 'A page',
    result: moneySchema.nullable(),
    handle: () => null,
  }),
];
const document = createOpenApiDocument(calls) as {
  openapi: string;
  paths: Record<string, Record<string, Record<string, unknown>>>;
  components: { schemas: Record<string, unknown> };
};
const call = (path: string, method: string) => document.paths[path]?.[method] ?? {};

test('describes every call under its base, both methods of a path together', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths)).toEqual(['/user/catalog/product/list', '/api/pages']);
  expect(call('/user/catalog/product/list', 'get').operationId).toBe('getUserCatalogProductList');
  expect(call('/user/catalog/product/list', 'post').operationId).toBe('postUserCatalogProductList');
});

test('names list parameters as they are sent and knows what is optional', () => {
  expect(call('/user/catalog/product/list', 'get').parameters).toMatchObject([
    { name: 'ids[]', in: 'query', required: true, schema: { type: 'array', items: { type: 'string' } } },
    { name: 'page', in: 'query', required: false, schema: { default: 1 } },
  ]);
});

test('lists the failures of a call: the common ones, its own, and those of writing', () => {
  const statuses = (path: string, method: string) => Object.keys(call(path, method).responses as object);
  expect(statuses('/user/catalog/product/list', 'get')).toEqual(['200', '304', '400', '404', '429', '500', '503']);
  expect(statuses('/user/catalog/product/list', 'post')).toEqual([
    '200',
    '400',
    '403',
    '413',
    '415',
    '429',
    '500',
    '503',
  ]);
});

test('wraps results as they are answered', () => {
  expect(call('/api/pages', 'get').responses).toMatchObject({
    200: { content: { 'application/json': { schema: { required: ['data', 'meta'] } } } },
  });
});

test('refers to no component that is missing and keeps none that nobody needs', () => {
  const used = new Set(
    [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)].map((match) => match[1]),
  );
  expect([...used].sort()).toEqual(Object.keys(document.components.schemas).sort());
});
