import { expect, test } from '@jest/globals';
import { onFault, reportFault } from './faults.ts';

test('what fails before anybody listens is told as soon as somebody does', () => {
  const early = new Error('early');
  reportFault('mismatch', early, 'a stack');
  const heard: unknown[][] = [];
  onFault((...fault) => heard.push(fault));
  reportFault('error', 'late');
  expect(heard).toEqual([
    ['mismatch', early, 'a stack'],
    ['error', 'late'],
  ]);
});
