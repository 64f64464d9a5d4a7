import { expect, test } from '@jest/globals';
import { createApiClient } from '@vitryna/api-client';
import type { Block } from '@vitryna/contracts/content';
import { createFakeTransport, failWith } from '@vitryna/testing';
import { loadShelves } from './load-shelves.ts';

const text: Block = { type: 'text', html: '<p>Монтаж</p>' };

function load(blocks: Block[], answers: object) {
  const { transport, calls } = createFakeTransport(answers as never);
  const shelves = loadShelves(createApiClient({ transport }), blocks, 'uk', new AbortController().signal);
  return { calls, shelves };
}

test('asks for the list that editors gave the query of, six products of it', async () => {
  const { calls, shelves } = load([text, { type: 'products', query: 'categoryId=12300&sort=cheap&pageSize=96' }], {
    'GET /catalog/product/list': failWith(500, 'broken'),
  });
  await shelves;
  expect(calls.map(({ query }) => query)).toMatchObject([
    { categoryId: '12300', sort: 'cheap', pageNum: '1', pageSize: '6' },
  ]);
});

test('asks for named products by their names, and for no shelf that says nothing', async () => {
  const { calls, shelves } = load(
    [
      { type: 'products', slugs: ['a', 'b'] },
      { type: 'products', slugs: [] },
    ],
    { 'GET /catalog/product/list/ids': [] },
  );
  expect(await shelves).toEqual({});
  expect(calls.map(({ query }) => query)).toEqual([{ slugs: ['a', 'b'] }]);
});

test('leaves out a shelf that cannot be read', async () => {
  const { shelves } = load([{ type: 'products', query: 'categoryId=1' }], {
    'GET /catalog/product/list': failWith(503, 'unavailable'),
  });
  expect(await shelves).toEqual({});
});
