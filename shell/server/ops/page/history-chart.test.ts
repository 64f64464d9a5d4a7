import { expect, test } from '@jest/globals';
import { historyChart } from './history-chart.ts';

const hour = 3_600_000;
const point = (at: number, errors: number, poor = 0) => ({ at, views: 100, errors, poor });

test('draws a line for errors and one for vitals on one scale, and says the most of both', () => {
  const chart = historyChart([point(hour / 2, 0, 0.1), point(hour, 0.2, 0.1)], hour)?.markup;
  expect(chart).toContain('aria-label="Last hour, at most: errors 20 %, poor vitals 10 %"');
  expect(chart).toContain('class="line-poor" points="60.0,31.0 120.0,1.0"');
  expect(chart).toContain('class="line-fair" points="60.0,16.0 120.0,16.0"');
});

test('a small share does not look like a large one', () => {
  expect(historyChart([point(0, 0.01), point(hour, 0.01)], hour)?.markup).toContain('points="0.0,25.0 120.0,25.0"');
});

test('one point is no history', () => {
  expect(historyChart([point(0, 0)], hour)).toBeNull();
});
