import { expect, test } from '@jest/globals';
import { hearFaults, tellFault } from './faults.ts';

test('what fails before anybody listens is told as soon as somebody does', () => {
  const early = new Error('early');
  tellFault('mismatch', early, 'a stack');
  const heard: unknown[][] = [];
  hearFaults((...fault) => heard.push(fault));
  tellFault('error', 'late');
  expect(heard).toEqual([
    ['mismatch', early, 'a stack'],
    ['error', 'late'],
  ]);
});
