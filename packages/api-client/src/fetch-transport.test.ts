import { afterEach, expect, jest, test } from '@jest/globals';
import { createFetchTransport } from './fetch-transport.ts';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** Sends one request and gives back what the browser was asked for. */
async function send(body: unknown, answer: Response) {
  const ask = jest.fn<typeof fetch>(async () => answer);
  globalThis.fetch = ask;
  const transport = createFetchTransport('/user');
  const headers = { 'X-Locale': 'uk' };
  const method = body === undefined ? 'GET' : 'POST';
  const response = await transport({ method, path: '/a', headers, body, signal: new AbortController().signal });
  const [url, init] = ask.mock.calls[0] ?? [];
  return { response, url, init };
}

test('sends JSON with the cookies and gives back status, headers and body [§7.1]', async () => {
  const { response, url, init } = await send({ id: '1' }, Response.json({ data: 2 }, { status: 409 }));
  expect([url, init?.method, init?.body, init?.credentials]).toEqual(['/user/a', 'POST', '{"id":"1"}', 'include']);
  expect(init?.headers).toEqual({ Accept: 'application/json', 'Content-Type': 'application/json', 'X-Locale': 'uk' });
  expect([response.status, response.body]).toEqual([409, { data: 2 }]);
  expect(response.headers?.['content-type']).toContain('json');
});

test('reads without a body, and takes an answer that is no JSON for none', async () => {
  const { response, init } = await send(undefined, new Response('<html>'));
  expect([init?.body, init?.headers]).toEqual([null, { Accept: 'application/json', 'X-Locale': 'uk' }]);
  expect(response.body).toBeNull();
});
