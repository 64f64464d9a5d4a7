import { expect, test } from '@jest/globals';
import { reportLines, toWrittenReport } from './import-report.ts';

const done = { imported: 2, unchanged: 1, removed: 0 };
const left = { unpriced: 0, unpictured: 0, unreadable: {}, unknown: {} };

test('adds up a reason from every source and for every record', () => {
  const skipped = [
    { code: 'a', reason: 'unknown category', about: '7' },
    { code: 'b', reason: 'unknown category', about: '8' },
  ];
  const unread = [{ file: 'cpu.json', index: 3, reason: 'has no name' }];
  const { leftOut } = toWrittenReport(
    { ...done, skipped },
    { read: 5, skipped: unread, left: { ...left, unpriced: 12, unknown: { 'cpu.rare': 1, 'cpu.often': 9 } } },
  );
  expect(leftOut.map(({ what, reason, count }) => [what, reason, count])).toEqual([
    ['record', 'has no name', 1],
    ['record', 'unknown category', 2],
    ['price', expect.any(String), 12],
    ['property', 'cpu.often is no specification', 9],
    ['property', 'cpu.rare is no specification', 1],
  ]);
});

test('says so when nothing is missing', () => {
  const written = toWrittenReport({ ...done, skipped: [] }, { read: 3, skipped: [], left });
  expect(written.leftOut).toEqual([]);
  expect(reportLines(written)).toEqual(['imported 2, unchanged 1, removed 0', 'nothing was left out']);
});
