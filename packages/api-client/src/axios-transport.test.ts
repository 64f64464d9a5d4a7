import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createAxiosTransport } from './axios-transport.ts';

const server = createServer(async (request, response) => {
  const chunks = await request.toArray();
  if (request.url === '/user/hang') return;
  const type = request.url === '/user/html' ? 'text/html' : 'application/json';
  const headers = { 'Content-Type': type, 'X-Build-Tag': 'B2C_1', ETag: '"e"' };
  response.writeHead(request.url === '/user/refused' ? 409 : 200, headers);
  if (request.url === '/user/html') response.end('<p>');
  else if (request.url === '/user/half') response.end('{"data":[');
  else if (request.url === '/user/none') response.end();
  else response.end(JSON.stringify({ data: [request.method, request.url, Buffer.concat(chunks).toString()] }));
});
let transport: ReturnType<typeof createAxiosTransport>;
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  transport = createAxiosTransport({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/user` });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const call = (path: string, rest = {}) =>
  transport({ method: 'GET', path, headers: {}, signal: new AbortController().signal, ...rest });

test('keeps the query as it is and gives header names in lower case', async () => {
  const { status, headers, body } = await call('/x?ids[]=1&ids[]=2');
  expect([status, headers?.['x-build-tag'], headers?.etag]).toEqual([200, 'B2C_1', '"e"']);
  expect(body).toEqual({ data: ['GET', '/user/x?ids[]=1&ids[]=2', ''] });
});

test('sends a body as JSON and answers with any status', async () => {
  const { status, body } = await call('/refused', { method: 'POST', body: { a: 'ї' } });
  expect([status, body]).toEqual([409, { data: ['POST', '/user/refused', '{"a":"ї"}'] }]);
});

test('an answer that is not JSON arrives as text', async () => {
  expect((await call('/html')).body).toBe('<p>');
});

test.each(['/half', '/none'])('rejects when JSON was promised and %s of it came', async (path) => {
  await expect(call(path)).rejects.toThrow('cut short');
});

test('rejects when the signal aborts', async () => {
  const controller = new AbortController();
  const hanging = call('/hang', { signal: controller.signal });
  controller.abort();
  await expect(hanging).rejects.toThrow();
});

// Specification §7.1. Node keeps no cookies: what the browser would be told is seen where a short write leaves.
test('sends the cookies along, to another host too [§7.1]', async () => {
  const realFetch = globalThis.fetch;
  const credentials: string[] = [];
  globalThis.fetch = async (request) => {
    credentials.push((request as Request).credentials);
    return Response.json({ data: null });
  };
  try {
    const transport = createAxiosTransport({ baseUrl: 'https://api.example/user' });
    await transport({ method: 'POST', path: '/a', headers: {}, body: {}, signal: new AbortController().signal });
  } finally {
    globalThis.fetch = realFetch;
  }
  expect(credentials).toEqual(['include']);
});
