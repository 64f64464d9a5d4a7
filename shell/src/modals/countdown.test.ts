import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { startCountdown } from './countdown.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('ends after its time, once [§4.24]', () => {
  const onEnd = jest.fn();
  const { go, hold } = startCountdown(1000, onEnd);
  jest.advanceTimersByTime(999);
  expect(onEnd).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  hold();
  go();
  jest.advanceTimersByTime(5000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('keeps the time that was left while it is held', () => {
  const onEnd = jest.fn();
  const { hold, go } = startCountdown(1000, onEnd);
  jest.advanceTimersByTime(600);
  hold();
  hold();
  jest.advanceTimersByTime(10_000);
  go();
  go();
  jest.advanceTimersByTime(399);
  expect(onEnd).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('never ends after it was stopped', () => {
  const onEnd = jest.fn();
  const { stop, go } = startCountdown(1000, onEnd);
  stop();
  go();
  jest.advanceTimersByTime(5000);
  expect(onEnd).not.toHaveBeenCalled();
});
