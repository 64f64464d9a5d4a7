import { expect, test } from '@jest/globals';
import { followOwn } from './follow-own.ts';

test.each([
  ['an address without ids goes to what is there', '', '', '1,2', '1,2'],
  ['an address without ids goes to what was always there', '', '1,2', '1,2', '1,2'],
  ['a new product comes last', '2,1', '1,2', '3,1,2', '2,1,3'],
  ['one that was taken away goes', '2,1', '1,2', '2', '2'],
  ['the last one leaves nothing', '1', '1', '', ''],
  ['a link of somebody else stays', '7,8', '1,2', '1', '7,8'],
  ['a link stays when this browser becomes known', '7', '', '1', '7'],
])('%s', (_, asked, before, now, wanted) => {
  expect(followOwn(asked, { before, now })).toBe(wanted);
});
