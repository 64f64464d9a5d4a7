export { createTestClock, type TestClock } from './test-clock.ts';
export { until } from './until.ts';
