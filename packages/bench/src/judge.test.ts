import { expect, test } from '@jest/globals';
import { createJudge, normalisedGain } from './judge.ts';
import { queries } from './queries/index.ts';

const monitor = (inches: number, maker = 'samsung') => ({
  code: '1',
  categories: new Set(['monitory-dlia-pk', 'komplektuiuchi']),
  maker,
  name: `монітор ${maker} ${inches}″`,
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

test('refuses a rule that it does not know', () => {
  expect(() => createJudge('monitor size:27')).toThrow('size:27');
});

test('measures the order against the best one', () => {
  expect(normalisedGain([3, 2, 0], [0, 2, 3])).toBe(1);
  expect(normalisedGain([2, 3, 0], [0, 2, 3])).toBeLessThan(1);
  expect(normalisedGain([], [3])).toBe(0);
});

test('judges every query of the file by a rule it knows, each query once, half of them held out', () => {
  for (const { wanted } of queries) expect(createJudge(wanted)).toBeInstanceOf(Function);
  expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
  expect(queries.length).toBeGreaterThanOrEqual(300);
  const heldOut = queries.filter(({ isHeldOut }) => isHeldOut).length / queries.length;
  expect(Math.abs(heldOut - 0.5)).toBeLessThan(0.05);
});
