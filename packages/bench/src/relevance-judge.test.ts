import { expect, test } from '@jest/globals';
import { queries } from './queries/index.ts';
import { createJudge, normalisedGain, precision } from './relevance-judge.ts';

const monitor = (inches: number, maker = 'samsung', price: number | null = null) => ({
  code: '1',
  categories: new Set(['monitory-dlia-pk', 'komplektuiuchi']),
  maker,
  name: `монітор ${maker} ${inches}″`,
  price,
  values: new Map([['pk-diahonal-monitora', [{ text: `${inches}″`, number: inches }]]]),
});

test('grades by how many of the conditions hold', () => {
  const judge = createJudge('monitor b:samsung inch:27 ?hz:144');
  expect(judge(monitor(27))).toBe(2);
  expect(judge(monitor(32))).toBe(1);
  expect(judge(monitor(32, 'lg'))).toBe(0);
  expect(createJudge('laptop')(monitor(27))).toBe(0);
  expect(createJudge('monitor inch:27')(monitor(32))).toBe(1);
  expect(createJudge('monitor n:/samsung.27/')(monitor(32))).toBe(0);
});

test('grades by a price between two, one of which may be left open', () => {
  const judge = createJudge('monitor price:5000-8000');
  expect([4999, 5000, 8000, 8001].map((price) => judge(monitor(27, 'lg', price)))).toEqual([1, 3, 3, 1]);
  expect(createJudge('monitor price:-8000')(monitor(27, 'lg', 10))).toBe(3);
  expect(createJudge('monitor price:8000-')(monitor(27, 'lg', 9e6))).toBe(3);
  expect(createJudge('monitor price:-8000')(monitor(27))).toBe(1);
});

test('refuses a rule that it does not know', () => {
  expect(() => createJudge('monitor size:27')).toThrow('size:27');
});

test('measures the order against the best one', () => {
  expect(normalisedGain([3, 2, 0], [0, 2, 3])).toBe(1);
  expect(normalisedGain([2, 3, 0], [0, 2, 3])).toBeLessThan(1);
  expect(normalisedGain([], [3])).toBe(0);
});

test('measures how many of the shown are good, of as many as there are', () => {
  expect(precision([3, 2, 1, 0], [3, 2, 1, 0, 0])).toBe(1);
  expect(precision([3, 1], [3, 3, 1])).toBe(0.5);
  expect(precision([], [3])).toBe(0);
  expect(precision(new Array(12).fill(3), new Array(40).fill(3))).toBe(1);
});

test('judges every query of the file by a rule it knows, each query once, half of them held out', () => {
  for (const { wanted } of queries) expect(createJudge(wanted)).toBeInstanceOf(Function);
  expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
  expect(queries.length).toBeGreaterThanOrEqual(300);
  const heldOut = queries.filter(({ isHeldOut }) => isHeldOut).length / queries.length;
  expect(Math.abs(heldOut - 0.5)).toBeLessThan(0.05);
});
