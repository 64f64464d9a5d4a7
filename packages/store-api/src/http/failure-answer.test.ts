import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { Database } from '../database/open-database.ts';
import { openTestDatabase } from '../database/open-test-database.ts';
import { describeError } from './failure-answer.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('keeps out of the log what somebody has typed, also where the database quotes it', async () => {
  for (const type of ['int', 'jsonb', 'timestamptz']) {
    const error: unknown = await sql`select ${'телефон\nсекрет "так"'}::text::${sql.raw(type)}`
      .execute(database.db)
      .catch((failure: unknown) => failure);
    const written = describeError(error);
    expect(written).toMatchObject({ code: expect.stringMatching(/^22/), message: expect.stringMatching(/^invalid/) });
    expect(JSON.stringify(written)).not.toMatch(/телефон|секрет|так/);
    expect(JSON.stringify(written)).toContain('at ');
  }
});
