import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openReleaseReader, openReleaseStore, promote, publish } from '@vitryna/release';
import {
  fakeRoute,
  makeTemporaryFolder,
  startTestStorage,
  type TestStorage,
  writeFakeRelease,
} from '@vitryna/release/testing';
import { startGateway } from './start-gateway.ts';

let storage: TestStorage;
let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>;
beforeAll(async () => {
  storage = await startTestStorage();
  folder = await makeTemporaryFolder();
});
afterAll(async () => {
  storage.setAway(true);
  await storage.stop();
  await folder.remove();
});

test('starts and serves pages and files while the object storage of its releases is away', async () => {
  const location = storage.createAddress();
  const store = openReleaseStore(location);
  const routes = [fakeRoute('home', '')];
  for (const input of [{ name: 'shell' }, { name: 'mf-catalog', routes }]) {
    await writeFakeRelease(join(folder.path, input.name), input);
    await publish(store, join(folder.path, input.name));
  }
  await promote({ store, candidate: { changes: {} }, smoke: null });
  const reports: string[] = [];
  const open = () =>
    openReleaseReader(location, {
      folder: join(folder.path, 'cache'),
      maxBytes: 1_000_000,
      report: (message) => reports.push(message),
    });
  const files = ['/assets/mf-catalog/1.0.0/entry.js', '/assets/shell/1.0.0/styles.css'];

  const first = await startGateway({ store: open() });
  await expect(first.get('/')).resolves.toMatchObject({ status: 200 });
  // What browsers ask for is fetched beside the start.
  for (const path of files) await expect(first.get(path)).resolves.toMatchObject({ status: 200 });
  storage.setAway(true);
  const second = await startGateway({ store: open() });
  for (const path of ['/', ...files]) await expect(second.get(path)).resolves.toMatchObject({ status: 200 });
  await second.app.checkComposition();
  await expect(second.get('/health')).resolves.toMatchObject({ status: 200 });
  expect(reports).toEqual(['the release store does not answer; its last pointer is used']);
  await first.stop();
  await second.stop();
});
