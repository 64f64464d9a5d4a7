import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { ReviewPage } from '@vitryna/contracts/api';
import { addAssortment } from '../../testing/assortment.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { addUpload, isPublicUpload } from '../upload/repository.ts';
import { listPending, moderate } from './moderate.ts';
import { addReview, shownName } from './review-repository.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp([{ code: 'lamp' }, { code: 'cable' }]);
});
afterEach(async () => {
  const { db } = shop.database;
  await db.deleteFrom('review').execute();
  await db.deleteFrom('question').execute();
  await db.deleteFrom('upload').execute();
  await db.deleteFrom('outbox_message').execute();
});
afterAll(() => shop.close());

const add = '/user/catalog/product/review/add';
const seen = { extraNote: '', startedAt: 0, sentAt: 60_000 };
const review = (changes: Record<string, unknown> = {}) => ({
  ...{ productId: shop.ids.lamp, rating: 4, author: 'Олена Коваль', email: 'Olena@example.com' },
  ...{ body: 'Світить рівно, не блимає.', pros: 'яскрава', agree: true, ...seen, ...changes },
});
const moderator = () => ({ publicUrl: 'https://shop.example', now: new Date() });
const list = async (query = '') =>
  (await shop
    .openBrowser()
    .read('GET', `/user/catalog/product/review/list?productId=${shop.ids.lamp}${query}`)) as ReviewPage;
/** What was written after the answers that servers keep. */
const fresh = () => shop.startBeside({});
const listNow = async (query = '') =>
  (await fresh()
    .openBrowser()
    .read('GET', `/user/catalog/product/review/list?productId=${shop.ids.lamp}${query}`)) as ReviewPage;
async function write(changes: Record<string, unknown> = {}): Promise<string> {
  const answer = (await shop.openBrowser().read('POST', add, review(changes))) as { id: string; status: string };
  expect(answer.status).toBe('pending');
  return `r${answer.id}`;
}
const ratingOf = () =>
  shop.database.db
    .selectFrom('product')
    .select(['rating_average as average', 'rating_count as count'])
    .where('id', '=', Number(shop.ids.lamp))
    .executeTakeFirstOrThrow();
const mails = async () =>
  (await shop.database.db.selectFrom('outbox_message').select(['recipient', 'subject']).orderBy('id').execute()).map(
    ({ recipient, subject }) => `${recipient}: ${subject}`,
  );

test('shows a review after the shop has read it, with rating, pictures and an e-mail', async () => {
  const picture = 'a'.repeat(20);
  await addUpload(shop.database.db, picture, new Date());
  const id = await write({ files: [picture] });
  expect((await list()).items).toEqual([]);
  expect(await listPending(shop.database.db, 10)).toMatchObject([
    { id, author: 'Олена К.', rating: 4, product: 'Товар lamp', pictures: [picture] },
  ]);
  expect(await isPublicUpload(shop.database.db, picture)).toBe(false);
  await moderate(shop.database.db, id, { action: 'approve' }, moderator());
  const page = await listNow('&withMedia=true');
  expect(page.items).toMatchObject([
    { author: 'Олена К.', rating: 4, pros: 'яскрава', cons: null, locale: 'uk', verifiedPurchase: false },
  ]);
  expect(page.items[0]?.images[0]?.thumbnails[0]?.url).toBe(`/media/upload/${picture}/xs.webp`);
  expect(page.summary).toMatchObject({ average: 4, count: 1, withPictures: 1, distribution: { 4: 1, 5: 0 } });
  expect(await ratingOf()).toEqual({ average: 4, count: 1 });
  expect(await isPublicUpload(shop.database.db, picture)).toBe(true);
  expect(await mails()).toEqual(['olena@example.com: Ваш відгук опубліковано']);
  expect(JSON.stringify(page)).not.toContain('olena@');
});

test('takes a review away again, with its pictures and its part of the rating', async () => {
  const picture = 'b'.repeat(20);
  await addUpload(shop.database.db, picture, new Date());
  const id = await write({ files: [picture] });
  await moderate(shop.database.db, id, { action: 'approve' }, moderator());
  await moderate(shop.database.db, id, { action: 'reject' }, moderator());
  expect((await listNow()).items).toEqual([]);
  expect(await ratingOf()).toEqual({ average: null, count: 0 });
  expect(await isPublicUpload(shop.database.db, picture)).toBe(false);
});

test('takes one review of a product from a person, and another one when the first was rejected', async () => {
  const id = await write();
  const again = await shop.openBrowser().request('POST', add, review({ email: 'OLENA@example.com' }));
  expect([again.status, await again.json()]).toMatchObject([409, { error: { code: 'alreadyReviewed' } }]);
  await write({ productId: shop.ids.cable });
  await moderate(shop.database.db, id, { action: 'reject' }, moderator());
  await write();
});

test.each<[string, Record<string, unknown>]>([
  ['rating', { rating: 6 }],
  ['rating', { rating: 0 }],
  ['author', { author: 'x1' }],
  ['email', { email: '' }],
  ['body', { body: 'коротко' }],
  ['body', { body: 'о'.repeat(2001) }],
  ['pros', { pros: 'о'.repeat(501) }],
  ['agree', { agree: false }],
  ['files', { files: Array.from({ length: 6 }, (_, at) => `${at}`.repeat(20)) }],
  ['files.0', { files: ['nobody-has-this-one1'] }],
])('complains of %s in %j', async (field, changes) => {
  const answer = await shop.openBrowser().request('POST', add, review(changes));
  expect(answer.status).toBe(400);
  expect(Object.keys(((await answer.json()) as { error: { fields: object } }).error.fields)).toEqual([field]);
  expect(await listPending(shop.database.db, 10)).toEqual([]);
});

test('keeps nothing of what looks like a robot’s, and asks for it once more', async () => {
  const answer = await shop.openBrowser().request('POST', add, review({ extraNote: 'x' }));
  expect([answer.status, await answer.json()]).toMatchObject([400, { error: { code: 'suspected' } }]);
  expect(await listPending(shop.database.db, 10)).toEqual([]);
});

test('an import leaves what shoppers wrote, and their part of the rating', async () => {
  const id = await write();
  await moderate(shop.database.db, id, { action: 'approve' }, moderator());
  await shop.database.db.updateTable('product').set({ digest: '' }).execute();
  await addAssortment(shop.database, [{ code: 'lamp' }, { code: 'cable' }]);
  expect((await listNow()).items).toHaveLength(1);
  expect(await ratingOf()).toEqual({ average: 4, count: 1 });
});

test('counts one vote of a visitor, which can be changed and taken back, on top of those that were imported', async () => {
  const id = await write();
  const reviewId = id.slice(1);
  const visitor = shop.openBrowser();
  const vote = (value: number, browser = visitor) =>
    browser.request('POST', '/user/catalog/product/review/vote', { reviewId, value });
  expect((await vote(1)).status).toBe(404);
  await moderate(shop.database.db, id, { action: 'approve' }, moderator());
  const counted = async (value: number, browser = visitor) =>
    ((await (await vote(value, browser)).json()) as { data: unknown }).data;
  expect(await counted(1)).toEqual({ up: 1, down: 0, mine: 1 });
  expect(await counted(1)).toEqual({ up: 1, down: 0, mine: 1 });
  expect(await counted(-1)).toEqual({ up: 0, down: 1, mine: -1 });
  expect(await counted(1, shop.openBrowser())).toEqual({ up: 1, down: 1, mine: 1 });
  const own = `/user/catalog/product/review/votes?productId=${shop.ids.lamp}`;
  expect(await visitor.read('GET', own)).toEqual({ [reviewId]: -1 });
  expect(await counted(0)).toEqual({ up: 1, down: 0, mine: 0 });
  expect(await visitor.read('GET', own)).toEqual({});
  expect(await shop.openBrowser().read('GET', own)).toEqual({});
  const imported = { imported_up: 4, imported_down: 2 };
  await shop.database.db.updateTable('review').set(imported).where('id', '=', Number(reviewId)).execute();
  expect(await counted(1)).toEqual({ up: 6, down: 2, mine: 1 });
});

test('shows a question when it is read or answered, and tells who asked', async () => {
  const visitor = shop.openBrowser();
  const question = { productId: shop.ids.lamp, author: 'Петро', email: 'p@example.com', agree: true, ...seen };
  const asked = (await visitor.read('POST', '/user/catalog/product/question/add', {
    ...question,
    body: 'Чи є в комплекті цоколь?',
  })) as { id: string };
  const questions = `/user/catalog/product/question/list?productId=${shop.ids.lamp}&page=1`;
  expect(await visitor.read('GET', questions)).toMatchObject({ items: [], total: 0 });
  await moderate(shop.database.db, `q${asked.id}`, { action: 'answer', text: 'Так, E27.' }, moderator());
  expect(await fresh().openBrowser().read('GET', questions)).toMatchObject({
    items: [{ author: 'Петро', locale: 'uk', answers: [{ isShop: true, body: 'Так, E27.' }] }],
    total: 1,
  });
  expect(await mails()).toEqual(['p@example.com: Відповідь на ваше запитання']);
});

test('answers a review that is shown', async () => {
  const id = await write();
  const answer = () => moderate(shop.database.db, id, { action: 'answer', text: 'Дякуємо!' }, moderator());
  await expect(answer()).rejects.toThrow('is not published');
  await moderate(shop.database.db, id, { action: 'approve' }, moderator());
  await answer();
  expect((await listNow()).items).toMatchObject([{ reply: { body: 'Дякуємо!' } }]);
});

test('says that there is no such review or question', async () => {
  for (const id of ['r999', 'q999', 'x1', ''])
    await expect(moderate(shop.database.db, id, { action: 'approve' }, moderator())).rejects.toThrow('there is no');
});

test('counts stars without words and does not list them', async () => {
  const message = { author: 'Ігор', body: '', pros: null, cons: null, locale: 'uk', created_at: new Date() } as const;
  const writer = { email: 'i@example.com', shopper_id: null, order_id: null, is_verified: true };
  const id = await addReview(shop.database.db, { product_id: Number(shop.ids.lamp), rating: 2, ...message, ...writer });
  await moderate(shop.database.db, `r${id}`, { action: 'approve' }, moderator());
  expect(await ratingOf()).toEqual({ average: 2, count: 1 });
  expect((await listNow()).items).toEqual([]);
});

test.each([
  ['Олена', 'Олена'],
  ['Олена Коваль', 'Олена К.'],
  ['Анна-Марія  де Лук', 'Анна-Марія д.'],
])('shows %s as %s', (name, shown) => expect(shownName(name)).toBe(shown));
