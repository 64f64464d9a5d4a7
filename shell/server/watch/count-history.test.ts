import { expect, test } from '@jest/globals';
import { createCountHistory } from './count-history.ts';

const part = { app: 'mf-catalog', version: '1.0.0' };
const minute = 60_000;

test('keeps the shares of an hour, and forgets versions that are gone', () => {
  const state = { now: 0, views: 10, errors: 1 };
  const read = () => (state.views === 0 ? [] : [{ ...part, ...state, losses: 1, mismatches: 0, poor: 5 }]);
  const history = createCountHistory(read, () => state.now);
  for (let at = 1; at <= 70; at += 1) {
    state.now = at * minute;
    state.errors = at > 60 ? 9 : 1;
    history.note();
  }
  const points = history.read(part);
  expect(points).toHaveLength(60);
  expect(points[0]).toEqual({ at: 11 * minute, views: 10, errors: 0.2, poor: 0.5 });
  expect(points.at(-1)).toMatchObject({ errors: 1 });
  expect(history.read({ ...part, version: '2.0.0' })).toEqual([]);
  state.views = 0;
  state.now += 30 * minute;
  history.note();
  expect(history.read(part)).toHaveLength(60);
  state.now += 31 * minute;
  history.note();
  expect(history.read(part)).toEqual([]);
});
