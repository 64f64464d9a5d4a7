import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createCircuit } from './circuit.ts';

const changes: boolean[] = [];
const makeCircuit = () => createCircuit({ maxFailures: 3, probeMs: 500, onChange: (isOpen) => changes.push(isOpen) });
const never = () => Promise.reject(new Error('no answer'));

beforeEach(() => {
  jest.useFakeTimers();
  changes.length = 0;
});
afterEach(() => {
  jest.useRealTimers();
});

test('opens after so many failures in a row, and an answer in between begins the count anew', async () => {
  const circuit = makeCircuit();
  for (const _ of [1, 2]) circuit.failed(never);
  circuit.succeeded();
  for (const _ of [1, 2]) circuit.failed(never);
  expect(circuit.isOpen).toBe(false);
  circuit.failed(never);
  expect(circuit.isOpen).toBe(false);
  await jest.advanceTimersByTimeAsync(0);
  expect(circuit.isOpen).toBe(true);
  circuit.stop();
});

test('stays closed while its probe is answered: some calls are slow, and the upstream is not', async () => {
  const circuit = makeCircuit();
  const probe = jest.fn(() => Promise.resolve());
  for (let failures = 0; failures < 12; failures += 1) {
    circuit.failed(probe);
    await jest.advanceTimersByTimeAsync(0);
  }
  expect(probe).toHaveBeenCalledTimes(4);
  expect(changes).toEqual([]);
});

test('while open asks one question at a time, and closes with the first answer', async () => {
  const circuit = makeCircuit();
  const answers: PromiseWithResolvers<void>[] = [];
  const probe = () => {
    const answer = Promise.withResolvers<void>();
    answers.push(answer);
    return answer.promise;
  };
  for (const _ of [1, 2, 3, 4]) circuit.failed(probe);
  await jest.advanceTimersByTimeAsync(5000);
  expect(answers).toHaveLength(1);
  answers[0]?.reject(new Error('no answer'));
  await jest.advanceTimersByTimeAsync(500);
  circuit.succeeded();
  await jest.advanceTimersByTimeAsync(5000);
  expect(answers).toHaveLength(2);
  expect(circuit.isOpen).toBe(true);
  answers[1]?.resolve();
  await jest.advanceTimersByTimeAsync(0);
  expect(circuit.isOpen).toBe(false);
  expect(changes).toEqual([true, false]);
  await jest.advanceTimersByTimeAsync(5000);
  expect(answers).toHaveLength(2);
});

test('asks nothing more when it is stopped', async () => {
  const circuit = makeCircuit();
  const probe = jest.fn(never);
  for (const _ of [1, 2, 3]) circuit.failed(probe);
  circuit.stop();
  await jest.advanceTimersByTimeAsync(5000);
  expect(probe).toHaveBeenCalledTimes(1);
  expect(changes).toEqual([]);
});
