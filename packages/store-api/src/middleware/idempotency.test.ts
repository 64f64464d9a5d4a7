import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { CartLine } from '@vitryna/contracts/api';
import { systemClock } from '@vitryna/resilience';
import { createTestClock, until } from '@vitryna/resilience/testing';
import { type Context, Hono } from 'hono';
import { conflict } from '../core/failure.ts';
import { hashToken } from '../core/secrets.ts';
import { inTransaction } from '../database/connection.ts';
import { testServerUrl } from '../database/open-test-database.ts';
import type { ApiEnv } from '../http/api-env.ts';
import type { SessionAccess } from '../openapi/registry.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { idempotency, replayedHeader } from './idempotency.ts';
import { holdKey, moveKeys, sweepKeys } from './idempotency-repository.ts';

const add = '/user/catalog/product/cart/add';
const all = '/user/catalog/product/list/cart/all';
const day = 86_400_000;

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp([
    { code: 'lamp', stock: 5 },
    { code: 'kettle' },
    { code: 'fan' },
    { code: 'console', status: 'preOrder' },
  ]);
});
afterEach(() => shop.clock.set(null));
afterAll(() => shop.close());

const body = (quantity: number) => ({ productId: shop.ids.lamp, quantity });
const send = (browser: TestBrowser, key: string, quantity = 1) =>
  browser.request('POST', add, body(quantity), { 'idempotency-key': key });
const quantity = async (browser: TestBrowser) => ((await browser.read('GET', all)) as CartLine[])[0]?.quantity ?? 0;
const codeOf = async (answer: Response) => ((await answer.json()) as { error: { code: string } }).error.code;
/** The shopper and the session's row of a browser. */
async function findOwner(browser: TestBrowser) {
  const sid = hashToken(/sid=([^;]+)/.exec(browser.cookie() ?? '')?.[1] ?? '');
  const { db } = shop.database;
  const row = await db.selectFrom('session').select('shopper_id').where('id', '=', sid).executeTakeFirstOrThrow();
  return { sid, id: row.shopper_id };
}
/** A browser that has a session and one lamp. */
async function openShopper(server: Pick<TestApp, 'openBrowser'> = shop) {
  const browser = server.openBrowser();
  await browser.read('POST', add, body(1));
  return browser;
}

test('counts a write once and gives its answer again, however often it is sent', async () => {
  const browser = await openShopper();
  const key = randomUUID();
  const first = await send(browser, key);
  const again = await send(browser, key);
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(await again.text()).toBe(await first.text());
  expect([first, again].map(({ headers }) => headers.get(replayedHeader))).toEqual([null, 'true']);
  expect(await quantity(browser)).toBe(2);
});

test('counts the write once that made the session', async () => {
  const browser = shop.openBrowser();
  const key = randomUUID();
  await send(browser, key);
  expect((await send(browser, key)).headers.get(replayedHeader)).toBe('true');
  expect(await quantity(browser)).toBe(1);
});

test('keeps nothing of the calls that carry passwords', async () => {
  const browser = await openShopper();
  const headers = { 'idempotency-key': randomUUID() };
  const person = { firstName: 'Олена', email: 'olena@example.com', password: 'каштан-і-липа-7', agree: true };
  expect((await browser.request('POST', '/user/account/sign/up', person, headers)).status).toBe(200);
  expect((await browser.request('POST', '/user/account/sign/up', person, headers)).status).toBe(409);
});

test('counts one of several that arrive together', async () => {
  const browser = await openShopper();
  const key = randomUUID();
  const answers = await Promise.all([1, 2, 3, 4].map(() => send(browser, key)));
  const others = await Promise.all(answers.filter(({ status }) => status !== 200).map(codeOf));
  expect(new Set(others)).toEqual(others.length > 0 ? new Set(['inProgress']) : new Set());
  expect(await quantity(browser)).toBe(2);
});

test('refuses the key for another body with 409', async () => {
  const browser = await openShopper();
  const key = randomUUID();
  await send(browser, key, 1);
  const other = await send(browser, key, 2);
  expect([other.status, await codeOf(other)]).toEqual([409, 'keyReused']);
  expect(await quantity(browser)).toBe(2);
});

test('gives a refusal again as well', async () => {
  const browser = await openShopper();
  const key = randomUUID();
  for (const _ of ['first', 'again']) {
    const answer = await send(browser, key, 99);
    expect([answer.status, await codeOf(answer)]).toEqual([409, 'limited']);
  }
});

test('knows keys by session', async () => {
  const [one, other] = [await openShopper(), await openShopper()];
  const key = randomUUID();
  await send(one, key);
  await send(other, key);
  expect([await quantity(one), await quantity(other)]).toEqual([2, 2]);
});

test('forgets a key after a day', async () => {
  const browser = await openShopper();
  const key = randomUUID();
  await send(browser, key);
  shop.clock.set(new Date(Date.now() + day + 1000));
  await send(browser, key);
  expect(await quantity(browser)).toBe(3);
  await sweepKeys(shop.database.db, new Date(Date.now() + 3 * day));
  expect(await shop.database.db.selectFrom('idempotency').select('key').execute()).toEqual([]);
});

async function addShopper(): Promise<string> {
  const id = randomUUID();
  await shop.database.db.insertInto('shopper').values({ id, created_at: new Date() }).execute();
  return id;
}

/** A call of one handler behind the keys, for a shopper who has a session. */
async function mountBehindKeys(handle: (c: Context<ApiEnv>) => Response | Promise<Response>) {
  const id = await addShopper();
  const app = new Hono<ApiEnv>();
  app.use(async (c, next) => {
    const readShopperId = async () => id;
    const session: Partial<SessionAccess> = { readShopperId, hold: readShopperId, within: (_, work) => work() };
    c.set('session', session as SessionAccess);
    await next();
  });
  app.use(idempotency({ db: shop.database.db, now: () => new Date(), time: systemClock }));
  app.onError((_, c) => c.text('failed', 500));
  app.post('/', handle);
  const headers = { 'idempotency-key': randomUUID() };
  return async () => (await app.request('/', { method: 'POST', headers })).text();
}

const letter = {
  channel: 'email' as const,
  recipient: 'keys@example.com',
  kind: 'code',
  locale: 'uk' as const,
  subject: 's',
  body: 't',
  links: [],
  created_at: new Date(),
};
async function countMessages() {
  const { db } = shop.database;
  const rows = await db.selectFrom('outbox_message').select('id').where('recipient', '=', 'keys@example.com').execute();
  return rows.length;
}

test('undoes a write that failed, with the letters of it, and lets it be sent again', async () => {
  let calls = 0;
  const ask = await mountBehindKeys(async (c) => {
    calls += 1;
    const transaction = c.get('transaction') ?? shop.database.db;
    await transaction.insertInto('outbox_message').values(letter).execute();
    if (calls === 1) throw new Error('the database is away');
    return c.text('done');
  });
  expect([await ask(), await countMessages()]).toEqual(['failed', 0]);
  expect([await ask(), await ask(), calls, await countMessages()]).toEqual(['done', 'done', 2, 1]);
});

test.each([
  ['refused, and frees the key', conflict('bankUnavailable', '@The bank does not answer now'), 2],
  ['lost, and never does the write a second time', new Error('the database is away'), 1],
])('what comes after the transaction may be %s', async (_, problem, writes) => {
  let calls = 0;
  const ask = await mountBehindKeys((c) => {
    calls += 1;
    c.set('complete', () => Promise.reject(problem));
    return c.text('written');
  });
  expect(await ask()).toBe('failed');
  expect(await ask()).toBe(writes === 2 ? 'failed' : 'written');
  expect(calls).toBe(writes);
});

test('gives a large answer again to the last byte', async () => {
  const ask = await mountBehindKeys((c) => c.text(`${randomUUID()} ${'ї'.repeat(300_000)}`));
  const first = await ask();
  expect(first.length).toBeGreaterThan(300_000);
  expect((await ask()) === first).toBe(true);
});

const preorder = { name: 'Олена', phone: '0671234567', agree: true, quantity: 1 };
const preorderBody = () => ({ ...preorder, productId: shop.ids.console });
const preorderPath = '/user/catalog/product/preorder/add';

test('counts the write of a visitor once who has no session and gets none', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const ask = async () => shop.openBrowser().request('POST', preorderPath, preorderBody(), headers);
  const [first, again] = [await ask(), await ask()];
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(await again.text()).toBe(await first.text());
  const other = await shop
    .openBrowser()
    .request('POST', preorderPath, { ...preorderBody(), quantity: 2 }, { ...headers });
  expect(await codeOf(other)).toBe('keyReused');
  const browser = await openShopper();
  expect((await browser.request('POST', preorderPath, preorderBody(), headers)).headers.get(replayedHeader)).toBe(
    'true',
  );
});

test('brings the session to a visitor who never got the cookie of the write that made it', async () => {
  const key = randomUUID();
  await send(shop.openBrowser(), key);
  const browser = shop.openBrowser();
  expect((await send(browser, key)).headers.get(replayedHeader)).toBe('true');
  expect(await quantity(browser)).toBe(1);
  await send(browser, randomUUID());
  expect(await quantity(browser)).toBe(2);
});

test('counts one write of a visitor without a session that arrives twice at once', async () => {
  const key = randomUUID();
  const browsers = [1, 2, 3].map(() => shop.openBrowser());
  const answers = await Promise.all(browsers.map((browser) => send(browser, key)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  for (const browser of browsers) expect(await quantity(browser)).toBe(1);
});

test('takes the keys of a visitor along to the account, and opens that to nobody who knows them', async () => {
  const key = randomUUID();
  const browser = shop.openBrowser();
  await send(browser, key);
  const person = { firstName: 'Олена', email: 'keys@example.com', password: 'каштан-і-липа-7', agree: true };
  await browser.read('POST', '/user/account/sign/up', person);
  expect((await send(browser, key)).headers.get(replayedHeader)).toBe('true');
  expect(await quantity(browser)).toBe(1);
  const stranger = shop.openBrowser();
  expect((await send(stranger, key)).headers.get(replayedHeader)).toBeNull();
  expect(await stranger.read('GET', '/user/account/me')).toBeNull();
});

const password = 'каштан-і-липа-7';
async function signUp(email: string): Promise<TestBrowser> {
  const owner = shop.openBrowser();
  await owner.read('POST', '/user/account/sign/up', { firstName: 'Олена', email, password, agree: true });
  return owner;
}
/** A write with the cookie that the browser had when it was sent. */
const sendWith = (cookie: string | null, key: string, path = add, sent: unknown = body(1)) =>
  shop.openBrowser().request('POST', path, sent, { 'idempotency-key': key, ...(cookie !== null && { cookie }) });

test.each([
  ['of the cart', add, () => body(1)],
  ['that asks for no session', preorderPath, preorderBody],
] as const)(
  'refuses a write %s that is sent again while its visitor signs in, and knows it after that',
  async (_, path, sent) => {
    const { db } = shop.database;
    const owner = await signUp(`${randomUUID()}@example.com`);
    await owner.read('POST', add, body(2));
    const { id: into } = await findOwner(owner);
    const visitor = await openShopper();
    const { id: from, sid } = await findOwner(visitor);
    const [before, key] = [visitor.cookie(), randomUUID()];
    expect((await sendWith(before, key, path, sent())).status).toBe(200);
    const moved = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const signIn = inTransaction(db, async (transaction) => {
      await transaction.deleteFrom('session').where('id', '=', sid).execute();
      await transaction.insertInto('replaced_session').values({ id: sid, replaced_at: new Date() }).execute();
      await moveKeys(transaction, from, into);
      moved.resolve();
      await asked.promise;
    });
    await moved.promise;
    const again = sendWith(before, key, path, sent());
    // It comes as far as the session's row, or as the only connection.
    for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
    asked.resolve();
    await signIn;
    const refused = await again;
    expect([refused.status, await codeOf(refused), refused.headers.getSetCookie()]).toEqual([409, 'inProgress', []]);
    const known = await owner.request('POST', path, sent(), { 'idempotency-key': key });
    expect(known.headers.get(replayedHeader)).toBe('true');
  },
);

test('keeps everything that visitors put into their carts while they sign in, once', async () => {
  const products = [shop.ids.lamp, shop.ids.kettle, shop.ids.fan];
  for (let round = 0; round < 4; round += 1) {
    const username = `${randomUUID()}@example.com`;
    await signUp(username);
    const visitor = await openShopper();
    const before = visitor.cookie();
    const put = async (productId: string | undefined): Promise<void> => {
      const key = randomUUID();
      const line = { productId, quantity: 1 };
      let answer = await sendWith(before, key, add, line);
      // A browser sends it again with the cookie that it has by then.
      for (let turn = 0; answer.status === 409 && turn < 100; turn += 1) {
        answer = await sendWith(visitor.cookie(), key, add, line);
      }
      expect(answer.status).toBe(200);
      expect(String(answer.headers.getSetCookie())).not.toContain('sid=');
    };
    const signIn = visitor.read('POST', '/user/account/sign/in', { username, password });
    await Promise.all([...products.map(put), signIn]);
    const lines = (await visitor.read('GET', all)) as CartLine[];
    expect(Object.fromEntries(lines.map(({ product, quantity: pieces }) => [product.id, pieces]))).toEqual(
      Object.fromEntries(products.map((id) => [id, id === shop.ids.lamp ? 2 : 1])),
    );
  }
});

const onServer = testServerUrl ? test : test.skip;

onServer('waits a moment for the same write in another process, then says that it is under way', async () => {
  const time = createTestClock();
  const browser = await openShopper(shop.startBeside({ time }));
  const key = randomUUID();
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const other = shop.database.db.transaction().execute(async (transaction) => {
    await holdKey(transaction, key);
    held.resolve();
    await released.promise;
  });
  await held.promise;
  let isAnswered = false;
  const first = send(browser, key).finally(() => {
    isAnswered = true;
  });
  await until(async () => {
    if (time.waiting > 0) await time.pass(100);
    return isAnswered;
  });
  // It has waited for two seconds, by that clock.
  expect(time.now()).toBeGreaterThanOrEqual(2000);
  const refused = await first;
  expect([refused.status, refused.headers.get('retry-after'), await codeOf(refused)]).toEqual([409, '1', 'inProgress']);
  const waiting = send(browser, key);
  await until(() => time.waiting > 0);
  released.resolve();
  await other;
  await time.pass(100);
  expect((await waiting).status).toBe(200);
  expect(await quantity(browser)).toBe(2);
});

test.each(['short', 'with space and more of it', '0123456789abcdef', randomUUID().slice(1)])(
  'refuses %j as a key',
  async (key) => {
    expect((await send(await openShopper(), key)).status).toBe(400);
  },
);
