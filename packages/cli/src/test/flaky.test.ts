import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../project.ts';
import { faultsOf, parseFlaky } from './flaky.ts';
import { secondTry } from './testing/results.ts';

const page = (...rows: string[]) =>
  ['# Title', '', '| journey | date | what was seen | state |', '| - | - | - | - |', ...rows].join('\n');

test('docs/flaky.md can be read', () => {
  expect(() => parseFlaky(readFileSync(join(root, 'docs/flaky.md'), 'utf8'))).not.toThrow();
});

test('reads names, days and states', () => {
  const rows = [
    '| `a.spec.ts › buys` | 2026-11-27 | late | open |',
    '| `b.test.ts › b` | 2026-11-28 | x | mended: waits |',
  ];
  expect(parseFlaky(page(...rows))).toEqual([
    { name: 'a.spec.ts › buys', date: '2026-11-27', isOpen: true },
    { name: 'b.test.ts › b', date: '2026-11-28', isOpen: false },
  ]);
});

test.each([
  '| a.spec.ts | 2026-11-27 | late | open |',
  '| `a.spec.ts › buys` | yesterday | late | open |',
  '| `a.spec.ts › buys` | 2026-11-27 | | open |',
  '| `a.spec.ts › buys` | 2026-11-27 | late | mended |',
  '| `a.spec.ts › buys` | 2026-11-27 | late |',
])('refuses the row %s', (row) => {
  expect(() => parseFlaky(page(row))).toThrow('docs/flaky.md');
});

const open = { name: 'a.spec.ts › buys', date: '2026-11-27', isOpen: true };
const again = secondTry({ file: 'a.spec.ts', title: 'buys' });
const others = ['b', 'c', 'd'].map((title) => secondTry({ file: 'a.spec.ts', title }));

test.each([
  ['none', [], []],
  ['three that nobody has named', others, []],
  ['one whose line is mended', [again], [{ ...open, isOpen: false }]],
  ['one that failed for good, which is red anyway', [{ ...again, hasPassed: false }], [open]],
])('second tries leave a run green: %s', (_, secondTries, flaky) => {
  expect(faultsOf(secondTries, flaky)).toEqual([]);
});

test('one that is named as open is red, and the sentence says so', () => {
  expect(faultsOf([again], [open])).toEqual([
    'a.spec.ts › buys needed a second try again: docs/flaky.md names it as open since 2026-11-27. Twice in a row is red: mend it.',
  ]);
});

test('more than three are red', () => {
  expect(faultsOf([again, ...others], [])).toEqual([
    '4 tests passed only at their second try; more than 3 in a run are red.',
  ]);
});
