import { afterEach, expect, jest, test } from '@jest/globals';
import { announcePageEnd, beforePageEnds } from './page-end.ts';

afterEach(() => void jest.restoreAllMocks());

test('tells everyone who still listens before it returns, also after one that threw', () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => {});
  const heard: string[] = [];
  const full = new Error('full');
  const stops = [
    beforePageEnds(() => {
      throw full;
    }),
    beforePageEnds(() => void heard.push('gone')),
    beforePageEnds(() => void heard.push('here')),
  ];
  stops[1]?.();
  announcePageEnd();
  expect(heard).toEqual(['here']);
  expect(complain).toHaveBeenCalledWith(full);
  for (const stop of stops) stop();
});
