import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Database } from '../../database/open-database.ts';
import { openTestDatabase } from '../../database/open-test-database.ts';
import { saveStoreName } from '../shared/store-name.ts';
import { addMessage, readMessages, recordAttempt, sweepMessages } from './repository.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const written = new Date('2026-01-01T00:00:00Z');
const after = (days: number) => new Date(written.getTime() + days * 86_400_000);
const rest = { channel: 'email', kind: 'code', locale: 'uk', subject: 's', text: 't', links: [] } as const;
async function add(to: string): Promise<number> {
  await addMessage(database.db, { ...rest, links: [], to }, written);
  return (await read(to))?.id ?? 0;
}
const read = async (to: string) => (await readMessages(database.db, to))[0];

test('keeps what was not sent, however old, and what was sent for seven days', async () => {
  const [, sent, failed, tried] = await Promise.all(['waits', 'sent', 'failed', 'tried'].map(add));
  expect(await read('waits')).toMatchObject({ state: 'waiting', attempts: 0, lastError: null });
  await recordAttempt(database.db, sent ?? 0, { error: null }, after(10));
  await recordAttempt(database.db, failed ?? 0, { error: 'no such address', isFinal: true }, after(10));
  await recordAttempt(database.db, tried ?? 0, { error: 'timeout', isFinal: false }, after(10));

  await sweepMessages(database.db, after(16));
  expect(await read('sent')).toMatchObject({ state: 'sent', attempts: 1, lastError: null });
  expect(await read('failed')).toMatchObject({ state: 'failed', attempts: 1, lastError: 'no such address' });

  await sweepMessages(database.db, after(100));
  expect([await read('sent'), await read('failed')]).toEqual([undefined, undefined]);
  expect(await read('waits')).toMatchObject({ state: 'waiting' });
  expect(await read('tried')).toMatchObject({ state: 'waiting', attempts: 1, lastError: 'timeout' });
});

test('counts attempts until one settles it, and none behind that', async () => {
  const id = await add('again');
  for (const error of ['busy', 'busy', null, 'late']) {
    await recordAttempt(database.db, id, error === null ? { error } : { error, isFinal: false }, after(1));
  }
  expect(await read('again')).toMatchObject({ state: 'sent', attempts: 3, lastError: null });
});

test('signs e-mails and text messages with the store’s name in the reader’s language', async () => {
  await saveStoreName(database.db, { uk: 'Обрій', ru: 'Горизонт' });
  await add('letter');
  await addMessage(database.db, { ...rest, links: [], channel: 'sms', locale: 'ru', to: 'phone' }, written);
  expect([(await read('letter'))?.text, (await read('phone'))?.text]).toEqual(['t\n\nОбрій', 'Горизонт: t']);
});
