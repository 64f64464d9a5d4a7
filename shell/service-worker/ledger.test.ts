import { expect, test } from '@jest/globals';
import { chooseLeaving, type Ledger, parseLedger, writeLedger } from './ledger.ts';

const ledger = (...entries: [string, number, number][]): Ledger =>
  new Map(entries.map(([address, bytes, usedAt]) => [address, { bytes, usedAt }]));

test.each<[string, Ledger, { entries: number; bytes: number }, string[]]>([
  ['nothing while it fits', ledger(['a', 10, 1], ['b', 10, 2]), { entries: 2, bytes: 20 }, []],
  [
    'the longest unused beyond the number',
    ledger(['a', 1, 5], ['b', 1, 2], ['c', 1, 9]),
    { entries: 2, bytes: 99 },
    ['b'],
  ],
  [
    'as many as the bytes need',
    ledger(['a', 30, 1], ['b', 30, 2], ['c', 30, 3]),
    { entries: 9, bytes: 40 },
    ['a', 'b'],
  ],
  ['what is larger than everything', ledger(['a', 100, 1]), { entries: 9, bytes: 40 }, ['a']],
])('lets go: %s', (_, kept, bounds, leaving) => {
  expect(chooseLeaving(kept, bounds)).toEqual(leaving);
});

test('reads what it wrote, and takes damage for nothing', () => {
  const kept = ledger(['a', 10, 1], ['b', 20, 2]);
  expect(parseLedger(writeLedger(kept))).toEqual(kept);
  expect(parseLedger('[["a",1],["b",1,2],null,"c"]')).toEqual(ledger(['b', 1, 2]));
  for (const text of ['', '{', '{}', 'null']) expect(parseLedger(text).size).toBe(0);
});
