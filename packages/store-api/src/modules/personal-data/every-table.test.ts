import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { cellsWith, fillEveryTable, markOf } from '../../testing/fill-every-table.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { removeAccounts } from './remove-repository.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp([{ code: 'lamp', price: 100 }]);
}, 120_000);
afterAll(() => shop.close());

const email = 'everywhere@example.com';
const phone = '+380671119988';

/** Names of rows, the language of a page, and what opens doors: no data of a person. The text of an e-mail may hold a link or a code. */
const noData =
  /\.(?:id|locale|order_id|owner|used_by|credential_id|token|\w+_hash)$|^(?:account_token|sign_in_code|phone_code|order_token|idempotency)\.|^outbox_message\.(?:blocks|body|last_error|unsubscribe_url)$/;

/** What the books need, and what somebody wrote for others to read. */
const staying: Record<string, string[]> = {
  coupon: ['code', 'email', 'reason', 'used_by'],
  customer_order: [
    'coupon',
    'delivery_payer',
    'eta',
    'id',
    'locale',
    'number',
    'payment_method',
    'payment_state',
    'pickup_point',
    'status',
    'summary',
  ],
  order_event: ['order_id', 'status'],
  order_feedback: ['order_id'],
  order_line: ['name', 'order_id'],
  order_return: ['id', 'lines', 'order_id'],
  payment_attempt: ['bank_reference', 'failure', 'id', 'method', 'order_id', 'provider'],
  question: ['body', 'locale'],
  review: ['body', 'cons', 'locale', 'pros', 'reply'],
};

test('a person is in no table that the export leaves out and the removal forgets, whichever tables there are', async () => {
  const { db } = shop.database;
  const browser = shop.openBrowser();
  const password = 'каштан-і-липа-7';
  await browser.read('POST', '/user/account/sign/up', { firstName: 'Леся', email, password, agree: true });
  await db
    .updateTable('account')
    .set({ email_confirmed_at: new Date(), phone, phone_confirmed_at: new Date() })
    .where('email', '=', email)
    .execute();
  const account = await db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
  const { id: review } = await db
    .insertInto('review')
    .values({
      ...{ product_id: Number(shop.ids.lamp), author: 'Хтось', rating: 5, body: 'Добра', locale: 'uk' },
      ...{ is_verified: false, created_at: new Date(), is_imported: false },
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  const owner = {
    ...{ account: account.id, shopper: account.shopper_id, customer_order: markOf('customer_order', 'id') },
    ...{ product: Number(shop.ids.lamp), review, email, phone },
  };
  const filled = await fillEveryTable(db, owner, ['account', 'shopper']);
  expect(filled.length).toBeGreaterThan(25);
  const own = await db.selectFrom('review').select('id').where('id', '!=', review).executeTakeFirstOrThrow();
  const back = await db.selectFrom('order_return').select('id').executeTakeFirstOrThrow();
  for (const whose of [`review:${own.id}`, `return:${back.id}`]) {
    await db
      .insertInto('upload')
      .values({ id: `mark of upload.id ${whose}`, created_at: new Date(), owner: whose })
      .execute();
  }
  const cells = await cellsWith(db, ['mark of ']);
  const file = JSON.stringify(await browser.read('GET', '/user/account/export'));
  expect(file.match(/mark of upload.id (?:review|return):/g)).toHaveLength(2);
  expect(
    cells.filter(
      (cell) => !noData.test(cell) && !file.includes(`mark of ${cell === 'cart_coupon.code' ? 'coupon.code' : cell}`),
    ),
  ).toEqual([]);
  await db
    .updateTable('account')
    .set({ removal_at: new Date(0) })
    .where('id', '=', account.id)
    .execute();
  await removeAccounts(db, new Date());
  expect(await cellsWith(db, [email, phone, 'Леся', account.id, account.shopper_id])).toEqual([]);
  expect(await cellsWith(db, ['mark of '])).toEqual(
    Object.entries(staying).flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`)),
  );
});
