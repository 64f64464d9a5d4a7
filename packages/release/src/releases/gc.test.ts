import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { nobody } from '../model/live-pointer.ts';
import { createFakeStore, makeTemporaryFolder } from '../testing/index.ts';
import { startCanary } from './canary.ts';
import { collectGarbage } from './gc.ts';
import { readLog } from './log/read-log.ts';
import { rollback } from './rollback.ts';

let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>;
let fake: Awaited<ReturnType<typeof createFakeStore>>;
beforeEach(async () => {
  folder = await makeTemporaryFolder();
  fake = await createFakeStore(folder.path);
});
afterEach(() => folder.remove());

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const collect = (keep: number, now: Date, isForReal = true) =>
  collectGarbage({ store: fake.store, keep, isForReal, by: nobody, now });
const versions = async () => (await fake.store.listVersions('shell')).map(({ release }) => release.version).sort();

/** Versions 1.0.0 to 6.0.0, one published and promoted a day. */
async function sixDays() {
  for (const number of [1, 2, 3, 4, 5, 6]) {
    await fake.publish({ name: 'shell', version: `${number}.0.0` }, nobody, day(number));
    await fake.promote({}, nobody, day(number));
  }
}

test('keeps what is live, the one before and the last of the history, and removes the rest', async () => {
  await sixDays();
  const later = day(40);
  const dry = await collect(2, later, false);
  expect(dry.releases.map(({ version }) => version).sort()).toEqual(['1.0.0', '2.0.0', '3.0.0']);
  await expect(versions()).resolves.toHaveLength(6);
  await collect(2, later);
  await expect(versions()).resolves.toEqual(['4.0.0', '5.0.0', '6.0.0']);
  await expect(fake.store.listCompositions()).resolves.toHaveLength(3);
  await collect(0, day(41));
  await expect(versions()).resolves.toEqual(['5.0.0', '6.0.0']);
  await rollback(fake.store, null);
  const [last, ...events] = await readLog(fake.store, 50);
  expect(last).toMatchObject({ action: 'rollback', outcome: 'done' });
  expect(events[0]).toMatchObject({ action: 'remove', releases: [{ version: '4.0.0' }] });
  expect(events.every(({ outcome }) => outcome === 'done')).toBe(true);
});

test('keeps what tabs may have open, also of a composition that was rolled back', async () => {
  await sixDays();
  await rollback(fake.store, null, { now: day(20) });
  await fake.publish({ name: 'shell', version: '7.0.0' }, nobody, day(21));
  await fake.promote({}, nobody, day(21));
  await collect(0, day(26));
  await expect(versions()).resolves.toEqual(['5.0.0', '6.0.0', '7.0.0']);
  await collect(0, day(30));
  await expect(versions()).resolves.toEqual(['5.0.0', '7.0.0']);
});

test('keeps what tabs may have open where the pointer remembers nothing of it any more', async () => {
  await sixDays();
  for (const version of ['3.0.0', '6.0.0']) await fake.promote({ shell: version }, nobody, day(20));
  const { store } = fake;
  const readLive = store.readLive;
  store.readLive = async () => {
    const pointer = await readLive();
    return (
      pointer && {
        ...pointer,
        retired: [],
        history: pointer.history.slice(0, 1).map((entry) => ({ ...entry, until: day(1).toISOString() })),
      }
    );
  };
  await collect(0, day(26));
  await expect(versions()).resolves.toContain('3.0.0');
});

test('keeps a canary, what was just published and the newest of each app', async () => {
  await fake.publish({ name: 'mf-catalog' }, nobody, day(1));
  await sixDays();
  const { store } = fake;
  const candidate = { changes: { shell: '2.0.0' } };
  await startCanary({ store, candidate, smoke: null, percent: 5, now: day(7) });
  await fake.publish({ name: 'shell', version: '8.0.0' }, nobody, day(39));
  await fake.publish({ name: 'shell', version: '9.0.0' }, nobody, day(39));
  await collect(0, day(40));
  await expect(versions()).resolves.toEqual(['2.0.0', '5.0.0', '6.0.0', '8.0.0', '9.0.0']);
  await collect(0, day(60));
  await expect(versions()).resolves.toEqual(['2.0.0', '5.0.0', '6.0.0', '9.0.0']);
});

test('removes nothing when the pointer moves meanwhile or names what is not there', async () => {
  await sixDays();
  const pointer = await fake.store.readLive();
  let reads = 0;
  const moving = {
    ...fake.store,
    readLive: async () => {
      reads += 1;
      return pointer && { ...pointer, revision: pointer.revision + reads };
    },
  };
  const input = { keep: 0, isForReal: true, by: nobody, now: day(40) };
  await expect(collectGarbage({ ...input, store: moving })).rejects.toMatchObject({ code: 'conflict' });
  await expect(versions()).resolves.toHaveLength(6);
  await fake.store.removeComposition(pointer?.live ?? '');
  await expect(collect(0, day(40))).rejects.toMatchObject({ code: 'refused' });
  await expect(versions()).resolves.toHaveLength(6);
});
