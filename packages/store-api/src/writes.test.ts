import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createTestApp, type TestApp } from './testing/test-app.ts';

let shop: TestApp;
let paths: string[];

beforeAll(async () => {
  shop = await createTestApp([{ code: 'lamp' }]);
  const document = (await (await shop.app.request('/user/openapi.json')).json()) as { paths: Record<string, object> };
  paths = Object.keys(document.paths).filter((path) => 'post' in (document.paths[path] ?? {}));
});
afterAll(() => shop.close());

const text = fc.constantFrom(
  '',
  ' ',
  'x'.repeat(300),
  'olena@example.com',
  '0671234567',
  '+380671234567890',
  "' or 1=1 --",
  '\u0000',
  '\ud800',
  '𝒳😀',
  'каштан-і-липа-7',
  '2026-02-30',
  '__proto__',
  '000000',
  'callback',
  'subscriptionWithCoupon',
  'discounts',
);
const number = fc.constantFrom(0, -1, 1, 0.5, 1e21, 2 ** 31, Number.MAX_SAFE_INTEGER);
const value = fc.oneof(
  text,
  number,
  fc.boolean(),
  fc.constant(null),
  fc.array(text, { maxLength: 3 }),
  fc.constant({}),
);
const names = [
  'productId quantity categoryId event email name isConfirmed phone agree body page files extraNote startedAt token list',
  'username password passwordRepeat current firstName lastName locale birthday company consents code id source remember',
].flatMap((line) => line.split(' '));
const body = fc.oneof(
  fc.dictionary(fc.constantFrom(...names), value, { maxKeys: names.length, noNullPrototype: true }),
  value,
);

test('answers whatever is written with an answer of the contract, never with a 500', async () => {
  expect(paths.length).toBeGreaterThan(20);
  const visitor = shop.openBrowser();
  const user = shop.openBrowser();
  const person = { firstName: 'Олена', email: 'fuzzed@example.com', password: 'каштан-і-липа-7', agree: true };
  await user.read('POST', '/user/account/sign/up', person);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...paths),
      body,
      fc.boolean(),
      fc.boolean(),
      async (path, sent, isUser, isKeyed) => {
        const key: Record<string, string> = isKeyed ? { 'idempotency-key': randomUUID() } : {};
        const answer = await (isUser ? user : visitor).request('POST', path, sent, key);
        expect([path, answer.status]).not.toEqual([path, 500]);
        expect(Object.keys((await answer.json()) as object)).toEqual([answer.status === 200 ? 'data' : 'error']);
      },
    ),
    { numRuns: 600 },
  );
  expect(shop.log).toEqual([]);
});
