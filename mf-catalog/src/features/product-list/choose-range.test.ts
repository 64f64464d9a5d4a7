import { expect, test } from '@jest/globals';
import { emptyFilters, setOptions } from '@vitryna/routing';
import { chooseRanges, endsOf } from './choose-range.ts';
import type { Ends } from './filter-form.ts';

const stops = [1, 2, 4, 8, 16].map((number) => ({ value: `n-${number}`, number }));
const chosenBy = (ends: Ends) =>
  chooseRanges(emptyFilters(), new Map([['ports', ends]]), (slug) => (slug === 'ports' ? stops : null)).specifications;

test.each<[Ends, string[]]>([
  [{ from: 2, to: 8 }, ['n-2', 'n-4', 'n-8']],
  [{ from: 3, to: null }, ['n-16', 'n-4', 'n-8']],
  [{ from: null, to: 3 }, ['n-1', 'n-2']],
  [{ from: 5, to: 6 }, ['n-4']],
  [{ from: 500, to: null }, ['n-16']],
])('%j chooses %j', (ends, options) => {
  expect(chosenBy(ends)).toEqual({ ports: options });
});

test.each<Ends>([
  { from: 1, to: 16 },
  { from: 0, to: 1000 },
  { from: 8, to: 2 },
])('%j chooses nothing', (ends) => {
  expect(chosenBy(ends)).toEqual({});
});

test('takes back what was chosen before, and leaves alone what is no range', () => {
  const before = setOptions(setOptions(emptyFilters(), 'ports', ['n-1']), 'colour', ['red']);
  const ranges = new Map([
    ['ports', { from: 8, to: null }],
    ['colour', { from: 1, to: 2 }],
  ]);
  const { specifications } = chooseRanges(before, ranges, (slug) => (slug === 'ports' ? stops : null));
  expect(specifications).toEqual({ ports: ['n-16', 'n-8'], colour: ['red'] });
});

test.each<[number[], Ends | null]>([
  [[], { from: null, to: null }],
  [[2, 4], { from: 2, to: 4 }],
  [[1, 2], { from: null, to: 2 }],
  [[16], { from: 16, to: null }],
  [[2, 8], null],
  [[1, 2, 4, 8, 16], null],
])('the choice of %j has the ends %j, and they choose it again', (chosen, ends) => {
  expect(endsOf(stops.map((stop) => ({ ...stop, isChosen: chosen.includes(stop.number) })))).toEqual(ends);
  const again = ends && (ends.from !== null || ends.to !== null) ? chosenBy(ends).ports : undefined;
  if (again) expect(again).toEqual(chosen.map((number) => `n-${number}`).sort());
});
