import { expect, test } from '@jest/globals';
import { parseOrderQuery, writeOrderQuery } from './order-query.ts';

test.each([
  ['', 1, null, ''],
  ['?page=3&status=shipped', 3, 'shipped', '?status=shipped&page=3'],
  ['?status=delivered&page=1', 1, 'delivered', '?status=delivered'],
  ['?page=-2&status=lost', 1, null, ''],
  ['?page=1e9', 1, null, ''],
  ['?page=2.5', 1, null, ''],
] as const)('reads %j and writes it in one way', (search, page, status, written) => {
  const query = parseOrderQuery(search);
  expect(query).toEqual({ page, status });
  expect(writeOrderQuery(query)).toBe(written);
});
