import { jest } from '@jest/globals';

/**
 * Time limits of this process stand still until a test lets time pass (`jest.advanceTimersByTime`); all else goes on: sockets, intervals,
 * threads. Ends with `jest.useRealTimers`.
 */
export function holdTimers(): void {
  jest.useFakeTimers({
    doNotFake: [
      ...(['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const),
      ...(['setImmediate', 'clearImmediate', 'setInterval', 'clearInterval'] as const),
    ],
  });
}
