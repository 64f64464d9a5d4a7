import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type Database, openDatabase } from './open-database.ts';

/**
 * An empty, migrated database for one test file: in memory, or a throwaway one on the server that `TEST_DATABASE_URL`
 * names, dropped when it is closed.
 */
export async function openTestDatabase(): Promise<Database> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl) return openDatabase({ inMemory: true });
  const name = `vitryna_test_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = await openDatabase({ databaseUrl: url.href });
  return {
    ...database,
    async close() {
      await database.close();
      await run(`drop database ${name} with (force)`);
    },
  };
}
