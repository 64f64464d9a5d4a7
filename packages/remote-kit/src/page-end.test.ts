import { afterEach, expect, jest, test } from '@jest/globals';
import { announcePageEnd, beforePageEnds } from './page-end.ts';

afterEach(() => void jest.restoreAllMocks());

test('tells everyone who still listens before it returns, also after one that threw', () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => {});
  const received: string[] = [];
  const full = new Error('full');
  const stops = [
    beforePageEnds(() => {
      throw full;
    }),
    beforePageEnds(() => void received.push('gone')),
    beforePageEnds(() => void received.push('here')),
  ];
  stops[1]?.();
  announcePageEnd();
  expect(received).toEqual(['here']);
  expect(complain).toHaveBeenCalledWith(full);
  for (const stop of stops) stop();
});
