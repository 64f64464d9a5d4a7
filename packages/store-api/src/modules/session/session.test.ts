import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { sweepSessions } from './repository.ts';

const day = 86_400_000;
const add = '/user/catalog/product/favorite/add';
const list = '/user/catalog/product/list/favorite';

let shop: TestApp;
let productId: string;

beforeAll(async () => {
  shop = await createTestApp([{ code: 'lamp', price: 250 }]);
  productId = shop.ids.lamp ?? '';
});
afterAll(() => shop.close());

const later = (days: number) => shop.clock.set(new Date(Date.now() + days * day));

test('makes a session at the first write, in a cookie that scripts and other sites do not get [§6.3]', async () => {
  const browser = shop.openBrowser();
  const answer = await browser.request('POST', add, { productId });
  const [cookie = ''] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-sid=[A-Za-z0-9_-]{43};/);
  for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/', 'Max-Age=2592000'])
    expect(cookie).toContain(part);
  expect(answer.headers.getSetCookie()[1]).toMatch(/^shopper=1;(?!.*HttpOnly)/);
  const again = await browser.request('POST', add, { productId });
  expect(again.headers.getSetCookie()).toEqual([]);
  const ids = await shop.database.db.selectFrom('session').select('id').execute();
  expect(JSON.stringify(ids)).not.toContain(cookie.slice(11, 54));
});

test('is not secure where the store is seen over http', async () => {
  const plain = shop.startBeside({ publicUrl: 'http://localhost:8080' });
  const answer = await plain.openBrowser().request('POST', add, { productId });
  expect(answer.headers.getSetCookie()[0]).toMatch(/^sid=(?!.*Secure)/);
});

test('goes on under its new name for a browser that has it under the previous one', async () => {
  const browser = shop.openBrowser();
  await browser.read('POST', add, { productId });
  const value = (browser.cookie() ?? '').split('=')[1] ?? '';
  const ask = (cookie: string, path = list) => shop.openBrowser().request('GET', path, undefined, { cookie });
  const namesOf = ({ headers }: Response) => headers.getSetCookie().map((line) => line.split(';')[0]);
  const answer = await ask(`sid=${value}; shopper=1`);
  expect(((await answer.json()) as { data: unknown[] }).data).toHaveLength(1);
  expect(namesOf(answer)).toEqual([`__Host-sid=${value}`, 'sid=', 'shopper=1']);
  // A call that asks for no session renames it, too, and once is enough.
  expect(namesOf(await ask(`sid=${value}; shopper=1`, '/user/shared/maintenanceMode'))).toContain(
    `__Host-sid=${value}`,
  );
  expect(namesOf(await ask(`__Host-sid=${value}; shopper=1`))).toEqual([]);
  // Whose value is planted under the former name beside the present one is not asked.
  const both = await ask(`sid=${'A'.repeat(43)}; __Host-sid=${value}; shopper=1`);
  expect(((await both.json()) as { data: unknown[] }).data).toHaveLength(1);
  expect((await ask(`sid=${'A'.repeat(43)}`)).headers.getSetCookie()).toEqual([]);
});

test('takes no session under the former name when all that had it are over', async () => {
  shop.clock.set(new Date('2027-02-02T00:00:00Z'));
  const browser = shop.openBrowser();
  await browser.read('POST', add, { productId });
  const value = (browser.cookie() ?? '').split('=')[1] ?? '';
  const wished = async (cookie: string) =>
    (await shop.openBrowser().request('GET', list, undefined, { cookie })).json() as Promise<{ data: unknown[] }>;
  expect((await wished(`__Host-sid=${value}`)).data).toHaveLength(1);
  expect((await wished(`sid=${value}`)).data).toEqual([]);
  shop.clock.set(null);
});

test('ends under both names', async () => {
  const browser = shop.openBrowser();
  await browser.read('POST', add, { productId });
  const value = (browser.cookie() ?? '').split('=')[1] ?? '';
  const out = await shop.openBrowser().request('POST', '/user/account/sign/out', {}, { cookie: `sid=${value}` });
  expect(out.headers.getSetCookie().map((line) => line.split(';')[0])).toEqual(['__Host-sid=', 'sid=', 'shopper=']);
});

test('gives the readable cookie back to a browser that has a session without it', async () => {
  const browser = shop.openBrowser();
  const [sid = ''] = (await browser.request('POST', add, { productId })).headers.getSetCookie();
  const ask = (cookie: string) =>
    shop.openBrowser().request('GET', '/user/shared/maintenanceMode', undefined, { cookie });
  const [own = ''] = sid.split(';');
  const [hint, ...rest] = (await ask(own)).headers.getSetCookie();
  expect(hint).toMatch(/^shopper=1;.*Max-Age=2592000(?!.*HttpOnly)/);
  expect(rest).toEqual([]);
  expect((await ask(`${own}; shopper=1`)).headers.getSetCookie()).toEqual([]);
  expect((await ask(`__Host-sid=${'A'.repeat(43)}`)).headers.getSetCookie()).toEqual([]);
});

test('never adopts a cookie that it has not given out [§6.3]', async () => {
  const planted = 'A'.repeat(43);
  const answer = await shop.openBrowser().request('POST', add, { productId }, { cookie: `__Host-sid=${planted}` });
  expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-sid=(?!A{43})/);
});

test('slides for thirty days from the last visit, writing at most once a day', async () => {
  const browser = shop.openBrowser();
  await browser.read('POST', add, { productId });
  later(0.5);
  expect((await browser.request('GET', list)).headers.getSetCookie()).toEqual([]);
  later(20);
  expect((await browser.request('GET', list)).headers.getSetCookie()).toHaveLength(2);
  later(45);
  expect(await browser.read('GET', list)).toHaveLength(1);
  later(80);
  expect(await browser.read('GET', list)).toEqual([]);
  shop.clock.set(null);
});

test('ends 180 days after its owner was last asked who they are, however often they come; a visitor’s goes on', async () => {
  const [user, visitor] = [shop.openBrowser(), shop.openBrowser()];
  const person = { firstName: 'Олена', email: 'often@example.com', password: 'каштан-і-липа-7', agree: true };
  await user.read('POST', '/user/account/sign/up', person);
  await visitor.read('POST', add, { productId });
  const me = () => user.read('GET', '/user/account/me');
  for (let day = 20; day <= 179; day += 20) {
    later(day);
    expect(await me()).toMatchObject({ email: person.email });
    await visitor.read('GET', list);
  }
  later(181);
  expect(await me()).toBeNull();
  expect(await visitor.read('GET', list)).toHaveLength(1);
  await visitor.read('POST', '/user/account/sign/out', {});
  // Nothing asks for another password because of its age.
  expect(
    await user.read('POST', '/user/account/sign/in', { username: person.email, password: person.password }),
  ).toMatchObject({ email: person.email });
  shop.clock.set(null);
});

test('ends at sign-out; the next write begins an empty one', async () => {
  const browser = shop.openBrowser();
  await browser.read('POST', add, { productId });
  const old = browser.cookie() ?? '';
  expect(await browser.read('POST', '/user/account/sign/out', {})).toBeNull();
  expect(browser.cookie()).toBeNull();
  const answer = await shop.openBrowser().request('GET', list, undefined, { cookie: old });
  expect(await answer.json()).toEqual({ data: [] });
});

test('keeps the campaign that a shopper came from [§7.3 /account/utm]', async () => {
  const browser = shop.openBrowser();
  await browser.read('POST', '/user/account/utm', { source: 'newsletter', medium: ' mail ' });
  const rows = await shop.database.db
    .selectFrom('session')
    .select('tracking')
    .where('tracking', 'is not', null)
    .execute();
  expect(rows).toEqual([{ tracking: { source: 'newsletter', medium: 'mail' } }]);
  for (const body of [{}, { source: '' }, { source: 'x'.repeat(256) }, { other: 'x' }]) {
    expect((await browser.request('POST', '/user/account/utm', body)).status).toBe(400);
  }
});

test('sweeps what nobody can reach any more', async () => {
  const { db } = shop.database;
  later(200);
  expect(await sweepSessions(db, shop.clock.now())).toBeGreaterThan(0);
  shop.clock.set(null);
  expect(await db.selectFrom('favourite').selectAll().execute()).toEqual([]);
});
