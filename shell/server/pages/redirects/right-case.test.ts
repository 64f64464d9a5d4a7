import { expect, test } from '@jest/globals';
import type { NextMove } from './next-move.ts';
import { createRightCase } from './right-case.ts';

const asked: string[] = [];
const ownQuery = () => () => true;
const nextMove: NextMove = (pathname, _search, findOwnQuery) => {
  if (findOwnQuery() !== ownQuery) throw new Error('the table is asked with the query of another composition');
  if (pathname === '/moved') return { to: '/elsewhere', code: 302 };
  return pathname === '/gone' ? { refused: 410 } : null;
};
const pages = new Set(['/ua/kamery', '/%D0%BA%D0%B0%D0%B2%D0%B0', '/a/b']);
const rightCase = createRightCase({
  nextMove,
  slot: { ownQuery },
  isThere: async (pathname, search) => {
    asked.push(pathname + search);
    return pages.has(pathname);
  },
});

test.each([
  ['/UA/Kamery', '?page=2', '/ua/kamery?page=2'],
  ['/A/b', '', '/a/b'],
  ['/%D0%9A%D0%B0%D0%B2%D0%B0', '', '/%D0%BA%D0%B0%D0%B2%D0%B0'],
  ['/Moved', '?a=1', '/moved?a=1'],
  ['/Offline', '', '/offline'],
])('%s%s leads to %s for good', async (pathname, search, to) => {
  await expect(rightCase(pathname, search)).resolves.toEqual({ to, code: 301 });
});

test('leads nowhere when the small letters lead nowhere', async () => {
  await expect(rightCase('/Nowhere', '?a=1')).resolves.toBeNull();
  expect(asked.at(-1)).toBe('/nowhere?a=1');
  await expect(rightCase('/Gone', '')).resolves.toBeNull();
});

test("asks nobody about an address in small letters, nor about the gateway's own", async () => {
  asked.length = 0;
  await expect(rightCase('/kamery', '')).resolves.toBeNull();
  await expect(rightCase('/Health', '')).resolves.toBeNull();
  await expect(rightCase('/API/blocks', '')).resolves.toBeNull();
  expect(asked).toEqual([]);
});
