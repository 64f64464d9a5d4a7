import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ciLink } from '../../model/ci-link.ts';
import { createEvent } from '../../model/create-event.ts';
import { createFakeStore, makeTemporaryFolder } from '../../testing/index.ts';
import { promote } from '../promote.ts';
import { rollback } from '../rollback.ts';
import { readLog } from './read-log.ts';

let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>;
let fake: Awaited<ReturnType<typeof createFakeStore>>;
beforeEach(async () => {
  folder = await makeTemporaryFolder();
  fake = await createFakeStore(folder.path);
});
afterEach(() => folder.remove());

const olena = { who: 'olena', why: 'the sale begins' };
async function summary() {
  const events = await readLog(fake.store, 50);
  return events.reverse().map(({ action, outcome }) => `${action} ${outcome}`);
}

test('tells who did what and why, from what to what, and what the gate said', async () => {
  const { store } = fake;
  await fake.publish({ name: 'shell' }, olena);
  const first = await fake.promote({}, olena);
  await fake.publish({ name: 'shell', version: '1.1.0' });
  const second = await fake.promote();
  await rollback(store, null, { by: { who: 'ihor', why: 'prices are wrong' } });
  const [back, promoted] = await readLog(store, 2);
  expect(back).toMatchObject({ action: 'rollback', who: 'ihor', why: 'prices are wrong', from: second, to: first });
  expect(promoted?.gate.map(({ name }) => name)).toEqual(expect.arrayContaining(['integrity', 'smoke']));
  expect(promoted).toMatchObject({ from: first, to: second, revision: 2 });
  await expect(summary()).resolves.toEqual([
    'publish done',
    'promote done',
    'publish done',
    'promote done',
    'rollback done',
  ]);
});

test('changes nothing that it cannot write down', async () => {
  await fake.publish({ name: 'shell' });
  const broken = { ...fake.store, appendEvent: () => Promise.reject(new Error('the disk is full')) };
  const candidate = { changes: {} };
  await expect(promote({ store: broken, candidate, smoke: null })).rejects.toThrow('the disk is full');
  await expect(fake.store.readLive()).resolves.toBeNull();
});

test('tells a change that came too late or was cut off from one that happened', async () => {
  await fake.publish({ name: 'shell' });
  await fake.promote();
  await fake.publish({ name: 'shell', version: '1.1.0' });
  const cut = { ...fake.store, swapLive: () => Promise.reject(new Error('killed')) };
  await expect(promote({ store: cut, candidate: { changes: {} }, smoke: null })).rejects.toThrow('killed');
  await expect(summary()).resolves.toEqual(['publish done', 'promote done', 'publish done', 'promote failed']);
  await fake.promote();
  const late = createEvent({ ...olena, action: 'publish', releases: [] }, new Date());
  const nowhere = { app: 'mf-catalog', version: '1', integrity: `sha384-${'A'.repeat(64)}` };
  await fake.store.appendEvent({ ...late, releases: [nowhere] });
  await expect(summary()).resolves.toEqual([
    'publish done',
    'promote done',
    'publish done',
    'promote failed',
    'promote done',
    'publish failed',
  ]);
});

test('does not rely on the clocks of two machines', async () => {
  await fake.publish({ name: 'shell' });
  await fake.promote({}, olena, new Date('2026-11-22T12:00:10.000Z'));
  await fake.publish({ name: 'shell', version: '1.1.0' }, olena, new Date('2026-11-22T12:00:11.000Z'));
  await fake.promote({}, olena, new Date('2026-11-22T12:00:05.000Z'));
  const events = await readLog(fake.store, 50);
  expect(events.every(({ outcome }) => outcome === 'done')).toBe(true);
});

test.each([
  [
    { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'a/b', GITHUB_RUN_ID: '7' },
    'https://github.com/a/b/actions/runs/7',
  ],
  [{ CI_JOB_URL: 'https://gitlab.example/a/-/jobs/1' }, 'https://gitlab.example/a/-/jobs/1'],
  [{ BUILD_URL: 'https://jenkins.example/job/1/' }, 'https://jenkins.example/job/1/'],
  [{ RELEASE_CI_URL: 'https://ci.example/9', BUILD_URL: 'https://jenkins.example/job/1/' }, 'https://ci.example/9'],
  [{ BUILD_URL: 'javascript:alert(1)' }, null],
  [{}, null],
])('finds the run of the pipeline in %j', (env, link) => {
  expect(ciLink(env)).toBe(link);
});
