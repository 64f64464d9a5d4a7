import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, jest, test } from '@jest/globals';
import { createLog } from '../base/log.ts';
import { sendText } from '../http/request-context.ts';
import { createOpsServer } from './ops-server.ts';

const token = 'a-token-of-operators';
const basic = `Basic ${Buffer.from(`me:${token}`).toString('base64')}`;
const act = jest.fn();
let server: Server;
afterEach(() => {
  server.close();
  act.mockClear();
});

/** Acts with these headers; the answer's status. */
async function post(known: string | null, headers: Record<string, string>): Promise<number> {
  const routes = [
    {
      method: 'POST' as const,
      path: '/act',
      access: 'operator' as const,
      serve: (context: Parameters<typeof sendText>[0]) => {
        act();
        sendText(context, 200, 'done\n');
      },
    },
  ];
  server = createServer(createOpsServer({ routes, token: known, log: createLog('silent', () => undefined) }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.replace('OWN', own)]));
  return (await fetch(`${own}/act`, { method: 'POST', headers: sent })).status;
}

test.each([
  ['a tool that shows the token', { Authorization: `Bearer ${token}` }, 200],
  ['a form of its own page', { Authorization: basic, Origin: 'OWN' }, 200],
  ['a form of another site', { Authorization: basic, Origin: 'https://evil.example' }, 403],
  ['a form that hides where it is', { Authorization: basic, Origin: 'null' }, 403],
  ['nobody known', {}, 401],
])('%s is answered as it should be', async (_, headers, status) => {
  expect(await post(token, headers)).toBe(status);
  expect(act).toHaveBeenCalledTimes(status === 200 ? 1 : 0);
});

test('nobody acts where there is no token', async () => {
  expect(await post(null, { Authorization: `Bearer ${token}` })).toBe(403);
  expect(act).not.toHaveBeenCalled();
});
