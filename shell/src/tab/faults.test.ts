import { expect, test } from '@jest/globals';
import { onFault, reportFault } from './faults.ts';

test('what fails before anybody listens is told as soon as somebody does', () => {
  const early = new Error('early');
  reportFault('mismatch', early, 'a stack');
  const received: unknown[][] = [];
  onFault((...fault) => received.push(fault));
  reportFault('error', 'late');
  expect(received).toEqual([
    ['mismatch', early, 'a stack'],
    ['error', 'late'],
  ]);
});
