import { expect, test } from '@jest/globals';
import { networkAnswer } from './network-answer.ts';

const request = new Request('https://shop.example/ua');
const fetched = new Response('fetched');
const answerOf = (preloadResponse?: Promise<Response | undefined>) =>
  networkAnswer({ request, ...(preloadResponse && { preloadResponse }) }, async () => fetched);

test('takes what the browser has begun to fetch', async () => {
  const preloaded = new Response('preloaded');
  expect(await answerOf(Promise.resolve(preloaded))).toBe(preloaded);
});

test('fetches where the browser preloads nothing', async () => {
  expect(await answerOf()).toBe(fetched);
  expect(await answerOf(Promise.resolve(undefined))).toBe(fetched);
});

test('fetches in the place of the error response that Firefox preloads without a connection', async () => {
  expect(await answerOf(Promise.resolve(Response.error()))).toBe(fetched);
});

test('rejects as the preload of the other engines does without a connection', async () => {
  await expect(answerOf(Promise.reject(new TypeError('offline')))).rejects.toThrow('offline');
});
