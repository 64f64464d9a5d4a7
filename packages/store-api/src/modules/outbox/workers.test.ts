import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { readBrand } from '@vitryna/brand';
import { sql } from 'kysely';
import { createShopClock } from '../../core/shop-clock.ts';
import type { Database } from '../../database/open-database.ts';
import { openTestDatabase } from '../../database/open-test-database.ts';
import { startTestJobs, type TestJobs } from '../../testing/test-jobs.ts';
import { startMailServer, type TestMailServer } from '../../testing/test-mail-server.ts';
import { plainConfig } from '../shared/plain-config.ts';
import { saveSetting } from '../shared/setting-repository.ts';
import { createMailer, type Mailer } from './mailer.ts';
import type { Message } from './message.ts';
import { addMessage, claimMessage, readMessages } from './repository.ts';
import { unsubscribeUrl } from './unsubscribe-url.ts';
import { createOutboxWorkers } from './workers.ts';

const both = (light: string) => ({ light, dark: light });
const colours = { page: both('#ffffff'), ink: both('#000000'), accent: both('#ffcc00'), onAccent: both('#000000') };
const look = { url: 'https://shop.example', colours };
const clock = createShopClock();

let database: Database;
let server: TestMailServer;
let mailer: Mailer;
let jobs: TestJobs;

async function startSender(withMailer: Mailer | null = mailer): Promise<void> {
  jobs = await startTestJobs(database, createOutboxWorkers({ db: database.db, clock, mailer: withMailer, look }));
}
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  server = await startMailServer();
  mailer = createMailer({ url: server.url, from: 'shop@shop.example' });
  await startSender();
});
afterEach(async () => {
  await jobs.stop();
  mailer.close();
  await server.close();
  await sql`delete from pgboss.job`.execute(database.db);
  await database.db.deleteFrom('outbox_message').execute();
});
afterAll(() => database.close());

const mail: Message = {
  ...{ channel: 'email', to: 'reader@example.com', kind: 'code', locale: 'uk', subject: 'Код', text: 'Ваш код 1234' },
  links: [],
};
const write = (message: Partial<Message> = {}) => addMessage(database.db, { ...mail, ...message }, new Date());
const kept = async () => (await readMessages(database.db, undefined))[0];
const dead = async () =>
  (await sql`select from pgboss.job where name = 'dead-letters'`.execute(database.db)).rows.length;
const idOf = (mail: string | undefined) => /^Message-ID: (.*)$/im.exec(mail ?? '')?.[1];

test('delivers an e-mail once, as text and as HTML', async () => {
  await write();
  await jobs.flush();
  expect(await kept()).toMatchObject({ state: 'sent', attempts: 1, lastError: null });
  expect(server.taken).toHaveLength(1);
  expect(server.taken[0]).toMatch(/^To: reader@example\.com\r$/m);
  expect(server.taken[0]).toMatch(/^Auto-Submitted: auto-generated\r$/im);
  expect(server.taken[0]).toContain('text/plain');
  expect(server.taken[0]).toContain('text/html');
});

/** A header of an e-mail as a mail program reads it. */
const headerOf = (mail: string | undefined, name: string) =>
  new RegExp(`^${name}:((?:.|\\r\\n[ \\t])*)`, 'im')
    .exec(mail ?? '')?.[1]
    ?.replace(/\s+/g, ' ')
    .trim();

test('says where answers go, and takes the reader off a list where there is one', async () => {
  await saveSetting(database.db, 'config', plainConfig(readBrand()));
  await write();
  await jobs.flush();
  const { email } = readBrand().legal;
  expect(headerOf(server.taken[0], 'Reply-To')).toContain(`<${email}>`);
  for (const name of ['List-Unsubscribe', 'List-Unsubscribe-Post'])
    expect(headerOf(server.taken[0], name)).toBeUndefined();
  const url = unsubscribeUrl('https://shop.example', { list: 'discounts', locale: 'uk', token: 'x'.repeat(43) });
  await write({ kind: 'coupon', unsubscribeUrl: url });
  await jobs.flush();
  expect(headerOf(server.taken[1], 'List-Unsubscribe')).toBe(`<${url}>`);
  expect(headerOf(server.taken[1], 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
});

test.each([
  ['puts it on a grey list', { at: 'recipient', code: 451 }],
  ['has no room', { at: 'data', code: 452 }],
  ['hangs up in the middle of the e-mail', { at: 'data', code: 'hang up' }],
] as const)('tries again when the server %s', async (_, trouble) => {
  server.troubles.push(trouble);
  await write();
  await jobs.flush();
  expect(await kept()).toMatchObject({ state: 'waiting', attempts: 1, lastError: expect.any(String) });
  expect(server.taken).toEqual([]);
  await jobs.hurry();
  expect(await kept()).toMatchObject({ state: 'sent', attempts: 2, lastError: null });
  expect(server.taken).toHaveLength(1);
});

test('sends the same e-mail again, under the same name, when nobody can know whether it was taken', async () => {
  server.troubles.push({ at: 'answer', code: 'hang up' });
  await write();
  await jobs.flush();
  await jobs.hurry();
  expect(server.taken).toHaveLength(2);
  expect(idOf(server.taken[0])).toMatch(/^<[0-9a-f-]{36}@shop\.example>/);
  expect(idOf(server.taken[1])).toBe(idOf(server.taken[0]));
});

test('gives up a letter that is refused for ever, and keeps it as a dead letter', async () => {
  server.troubles.push({ at: 'recipient', code: 550 });
  await write();
  await jobs.flush();
  const message = await kept();
  expect(message).toMatchObject({ state: 'failed', attempts: 1 });
  expect(message?.lastError).not.toContain('reader@example.com');
  expect(await dead()).toBe(1);
});

test('loses nothing while the server is away', async () => {
  const port = Number(new URL(server.url).port);
  await server.close();
  await write();
  await jobs.flush();
  expect(await kept()).toMatchObject({ state: 'waiting', attempts: 1 });
  server = await startMailServer(port);
  await jobs.hurry();
  expect(await kept()).toMatchObject({ state: 'sent', attempts: 2 });
});

test('does not send what somebody else is sending, nor what is of no use any more', async () => {
  await jobs.stop();
  await write();
  await claimMessage(database.db, (await kept())?.id ?? 0);
  await startSender();
  await jobs.flush();
  expect(server.taken).toEqual([]);
  await write({ to: 'late@example.com', lifeMs: 0 });
  await jobs.flush();
  expect(await kept()).toMatchObject({ to: 'late@example.com', state: 'failed' });
  expect(server.taken).toEqual([]);
});

test('keeps e-mails without an e-mail server and sends them when there is one', async () => {
  await jobs.stop();
  await startSender(null);
  await write();
  await write({ channel: 'sms', to: '+380501234567' });
  await jobs.flush();
  await jobs.stop();
  await startSender();
  const [collect] = createOutboxWorkers({ db: database.db, clock, mailer, look }).slice(1);
  const run = { id: '', attempt: 1, isLast: false, signal: AbortSignal.timeout(60_000) };
  await Promise.all([collect?.work({}, run)]);
  await collect?.work({}, run);
  await jobs.flush();
  const states = (await readMessages(database.db, undefined)).map(({ channel, state }) => [channel, state]);
  expect(states).toEqual([
    ['sms', 'waiting'],
    ['email', 'sent'],
  ]);
  expect(server.taken).toHaveLength(1);
});

test.each([
  'a@example.com, b@example.com',
  'a@example.com\r\nBcc: b@example.com',
  'A <a@example.com>',
  'a@example.com>',
])('sends nothing to %j', async (to) => {
  await write({ to });
  await jobs.flush();
  expect(await kept()).toMatchObject({ state: 'failed' });
  expect(server.taken).toEqual([]);
});

test('writes no header that a subject asks for', async () => {
  await write({ subject: 'Знижка\r\nBcc: other@example.com\r\n\r\n<b>' });
  await jobs.flush();
  const [head = ''] = server.taken[0]?.split('\r\n\r\n') ?? [];
  expect(head).not.toMatch(/^Bcc:/im);
  expect(head).toMatch(/^Subject: /im);
});
