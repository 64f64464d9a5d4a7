import { expect, test } from '@jest/globals';
import { openTestDatabase } from './open-test-database.ts';

test('opens databases that are migrated, empty and apart', async () => {
  const first = await openTestDatabase();
  await first.db.updateTable('catalogue_state').set({ version: 7 }).execute();
  const second = await openTestDatabase();
  const third = await openTestDatabase();
  await second.db.updateTable('catalogue_state').set({ version: 8 }).execute();
  const versions = [first, second, third].map(({ db }) => db.selectFrom('catalogue_state').select('version').execute());
  expect(await Promise.all(versions)).toEqual([[{ version: 7 }], [{ version: 8 }], [{ version: 0 }]]);
  await Promise.all([first, second, third].map((database) => database.close()));
});
