import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { LivePointer } from '@vitryna/contracts/release';
import { createComposition } from '../model/composition.ts';
import { createEvent } from '../model/create-event.ts';
import { integrityOf } from '../model/integrity.ts';
import type { ReleaseStore } from '../model/release-store.ts';
import {
  type FakeReleaseInput,
  fakeRelease,
  makeTemporaryFolder,
  startTestStorage,
  type TestStorage,
} from '../testing/index.ts';
import { openReleaseReader } from './open-release-reader.ts';
import { openReleaseStore } from './open-release-store.ts';
import { parseS3Address, type S3Address } from './s3/s3-address.ts';
import { signaturePath } from './signing/signature.ts';

let storage: TestStorage;
/** A real service, where one is named: `TEST_S3=s3://bucket/prefix?endpoint=…`, its credentials in the environment. */
const realStorage = process.env.TEST_S3;
const realCredentials = pickCredentials();
function pickCredentials() {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = process.env;
  return { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY };
}
async function createBucket({ bucket: Bucket, endpoint = '' }: S3Address) {
  const client = new S3Client({ region: 'us-east-1', endpoint, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket }));
}
let testCredentials = realCredentials;
beforeAll(async () => {
  if (realStorage) await createBucket(parseS3Address(realStorage));
  storage = await startTestStorage();
  testCredentials = pickCredentials();
});
afterAll(() => storage.stop());
beforeEach(() => void Object.assign(process.env, testCredentials));

let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>;
beforeEach(async () => {
  folder = await makeTemporaryFolder();
});
afterEach(() => folder.remove());

let realStores = 0;
function createRealAddress(base: string): string {
  Object.assign(process.env, realCredentials);
  realStores += 1;
  return base.replace(/(?=\?|$)/, `/${Date.now()}-${realStores}`);
}

const kinds: [string, () => string][] = [
  ['a folder', () => folder.path],
  ['an object storage', () => storage.createAddress()],
  ...(realStorage ? [['a real object storage', () => createRealAddress(realStorage)] as [string, () => string]] : []),
];

const pointer = (revision: number, live = '0123456789abcdef'): LivePointer => ({
  schema: 1,
  revision,
  live,
  canaries: [],
  history: [],
  changedAt: '2026-01-01T00:00:00.000Z',
  action: 'promote',
  who: '',
  why: '',
  event: null,
  retired: [],
});

async function write(store: ReleaseStore, input: FakeReleaseInput): Promise<void> {
  const { release, files } = fakeRelease(input);
  await store.writeRelease({ release, manifest: Buffer.from(JSON.stringify(release)), files });
}

describe.each(kinds)('a release store in %s', (_, locate) => {
  test('gives back what was written', async () => {
    const location = locate();
    const store = openReleaseStore(location);
    await expect(store.readLive()).resolves.toBeNull();
    await expect(store.listApps()).resolves.toEqual([]);
    await expect(store.listVersions('mf-catalog')).resolves.toEqual([]);
    await write(store, { name: 'shell' });
    await write(store, { name: 'mf-catalog', version: '1.0.0' });
    await write(store, { name: 'mf-catalog', version: '1.1.0', builtAt: '2026-02-02T00:00:00.000Z' });
    await expect(store.listApps()).resolves.toEqual(['mf-catalog', 'shell']);
    const versions = await store.listVersions('mf-catalog');
    expect(versions.map(({ release }) => release.version)).toEqual(['1.1.0', '1.0.0']);
    const { files } = fakeRelease({ name: 'mf-catalog', version: '1.1.0' });
    const reader = openReleaseReader(location);
    for (const [path, bytes] of files)
      await expect(reader.readFile('mf-catalog', '1.1.0', path)).resolves.toEqual(bytes);
    const [latest] = versions;
    await expect(reader.readRelease('mf-catalog', '1.1.0')).resolves.toMatchObject({ integrity: latest?.integrity });
    const composition = createComposition(
      { shell: { version: '1.0.0', integrity: latest?.integrity ?? '' } },
      new Date(0),
    );
    await store.writeComposition(composition);
    await store.writeComposition({ ...composition, createdAt: new Date(1).toISOString() });
    await expect(reader.readComposition(composition.id)).resolves.toEqual(composition);
  });

  test('answers not-found for what is not there', async () => {
    const store = openReleaseStore(locate());
    await expect(store.readRelease('mf-catalog', '1')).rejects.toMatchObject({ code: 'not-found' });
    await expect(store.readFile('mf-catalog', '1', 'client/a.js')).rejects.toMatchObject({ code: 'not-found' });
    await expect(store.readComposition('0123456789abcdef')).rejects.toMatchObject({ code: 'not-found' });
    await expect(store.readRelease('mf-catalog', '../../..')).rejects.toThrow();
    await expect(store.readRelease('../../etc', '1')).rejects.toThrow();
  });

  test('keeps whose signatures count, and signatures beside what they sign', async () => {
    const location = locate();
    const [store, reader] = [openReleaseStore(location), openReleaseReader(location)];
    await expect(reader.readTrust()).resolves.toBeNull();
    const trust = { schema: 1 as const, keys: [], teams: { find: { publishes: ['mf-catalog'], promotes: [] } } };
    await store.writeTrust(trust);
    await expect(reader.readTrust()).resolves.toEqual(trust);
    await write(store, { name: 'mf-catalog' });
    const keyId = '0123456789abcdef';
    await store.addSignature('mf-catalog', '1.0.0', keyId, Buffer.from('{}'));
    await expect(reader.readFile('mf-catalog', '1.0.0', signaturePath(keyId))).resolves.toEqual(Buffer.from('{}'));
    await store.removeRelease('mf-catalog', '1.0.0');
    await expect(reader.readFile('mf-catalog', '1.0.0', signaturePath(keyId))).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  test('takes for the newest what was published last, and else what was built last', async () => {
    const store = openReleaseStore(locate());
    await write(store, { name: 'shell', version: '1.0.0', builtAt: '2026-03-03T00:00:00.000Z' });
    await write(store, { name: 'shell', version: '2.0.0', builtAt: '2026-02-02T00:00:00.000Z' });
    const versions = async () => (await store.listVersions('shell')).map(({ release }) => release.version);
    await expect(versions()).resolves.toEqual(['1.0.0', '2.0.0']);
    await store.markPublished('shell', '2.0.0', new Date('2026-04-04T00:00:00.000Z'));
    await expect(versions()).resolves.toEqual(['2.0.0', '1.0.0']);
  });

  test('gives what gateways say of themselves until it is taken back', async () => {
    const store = openReleaseStore(locate());
    const state = {
      id: '0123456789abcdef',
      name: 'one',
      at: '2026-01-01T00:00:00.000Z',
      revision: 1,
      live: null,
      canaries: [],
      problem: '',
      counts: [],
    };
    await expect(store.readGateways()).resolves.toEqual([]);
    await store.writeHeartbeat(state);
    await store.writeHeartbeat({ ...state, revision: 2 });
    await expect(store.readGateways()).resolves.toEqual([{ ...state, revision: 2 }]);
    await store.forgetGateway(state.id);
    await expect(store.readGateways()).resolves.toEqual([]);
  });

  test('never changes a published version', async () => {
    const store = openReleaseStore(locate());
    await write(store, { name: 'mf-catalog' });
    const changed = { name: 'mf-catalog', contents: { 'client/new.js': 'changed' } };
    await expect(write(store, changed)).rejects.toMatchObject({ code: 'conflict' });
    const { release } = await store.readRelease('mf-catalog', '1.0.0');
    expect(Object.keys(release.files)).not.toContain('client/new.js');
  });

  test('swaps the pointer only from the revision that it was read at', async () => {
    const store = openReleaseStore(locate());
    await store.swapLive(null, pointer(1));
    await expect(store.swapLive(null, pointer(1, 'f'.repeat(16)))).rejects.toMatchObject({ code: 'conflict' });
    await store.swapLive(1, pointer(2));
    await expect(store.swapLive(1, pointer(2, 'e'.repeat(16)))).rejects.toMatchObject({ code: 'conflict' });
    await expect(store.readLive()).resolves.toEqual(pointer(2));
  });

  test('adds to the log and gives its newest events first', async () => {
    const store = openReleaseStore(locate());
    await expect(store.readEvents(5)).resolves.toEqual([]);
    const events = [1, 2, 3].map((second) =>
      createEvent({ who: 'Olena', why: `reason ${second}`, action: 'promote' }, new Date(second * 1000)),
    );
    for (const event of events) await store.appendEvent(event);
    await expect(store.readEvents(2)).resolves.toEqual([events[2], events[1]]);
    await expect(store.readEvents(9)).resolves.toHaveLength(3);
  });

  test('takes releases and compositions away', async () => {
    const store = openReleaseStore(locate());
    await write(store, { name: 'mf-catalog' });
    await write(store, { name: 'mf-catalog', version: '1.0.0-a' });
    const composition = createComposition(
      { shell: { version: '1', integrity: integrityOf(Buffer.from('')) } },
      new Date(0),
    );
    await store.writeComposition(composition);
    await expect(store.listCompositions()).resolves.toEqual([composition.id]);
    await store.removeRelease('mf-catalog', '1.0.0');
    await store.removeComposition(composition.id);
    await store.removeRelease('mf-catalog', '9.9.9');
    await expect(store.listCompositions()).resolves.toEqual([]);
    const versions = await store.listVersions('mf-catalog');
    expect(versions.map(({ release }) => release.version)).toEqual(['1.0.0-a']);
    await expect(store.readFile('mf-catalog', '1.0.0', 'client/entry.js')).rejects.toMatchObject({ code: 'not-found' });
    await expect(store.readFile('mf-catalog', '1.0.0-a', 'client/entry.js')).resolves.toBeInstanceOf(Buffer);
  });

  test('lets one of many swaps at once win', async () => {
    const location = locate();
    await openReleaseStore(location).swapLive(null, pointer(1));
    const ids = Array.from({ length: 8 }, (__, index) => `${index}`.padStart(16, '0'));
    const results = await Promise.allSettled(ids.map((id) => openReleaseStore(location).swapLive(1, pointer(2, id))));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const winner = ids[results.findIndex(({ status }) => status === 'fulfilled')];
    await expect(openReleaseReader(location).readLive()).resolves.toMatchObject({ live: winner });
  });
});

test('is read over HTTP from any server that shows the folder', async () => {
  const store = openReleaseStore(folder.path);
  await write(store, { name: 'shell' });
  await store.swapLive(null, pointer(1));
  const server = createServer((req, res) => {
    readFile(join(folder.path, req.url ?? '')).then(
      (bytes) => res.end(bytes),
      () => res.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const location = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const reader = openReleaseReader(location);
  await expect(reader.readLive()).resolves.toEqual(pointer(1));
  await expect(reader.readRelease('shell', '1.0.0')).resolves.toEqual(await store.readRelease('shell', '1.0.0'));
  await expect(reader.readRelease('shell', '2.0.0')).rejects.toMatchObject({ code: 'not-found' });
  expect(() => openReleaseStore(location)).toThrow('can only be read');
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('an object storage', () => {
  test('takes up a publish that was cut off, and refuses another build over what it left', async () => {
    const store = openReleaseStore(storage.createAddress());
    const { release, files } = fakeRelease({ name: 'mf-catalog' });
    storage.failNext('release.json');
    const manifest = Buffer.from(JSON.stringify(release));
    await expect(store.writeRelease({ release, manifest, files })).rejects.toMatchObject({ code: 'unavailable' });
    await expect(store.listVersions('mf-catalog')).resolves.toEqual([]);
    const other = { name: 'mf-catalog', contents: { 'client/entry.js': 'another build' } };
    await expect(write(store, other)).rejects.toMatchObject({ code: 'conflict' });
    await write(store, { name: 'mf-catalog' });
    await expect(store.listVersions('mf-catalog')).resolves.toHaveLength(1);
  });

  test('takes its own swap for done when only the answer was lost', async () => {
    const store = openReleaseStore(storage.createAddress());
    storage.loseNextAnswer('live.json');
    await store.swapLive(null, pointer(1));
    await expect(store.readLive()).resolves.toEqual(pointer(1));
  });

  test('is refused where it ignores conditions', async () => {
    const store = openReleaseStore(storage.createAddress());
    storage.setIgnorant(true);
    await expect(store.swapLive(null, pointer(1))).rejects.toMatchObject({ code: 'refused' });
    await expect(store.readLive()).resolves.toBeNull();
    storage.setIgnorant(false);
  });

  test('is unavailable when it is silent or refuses the credentials', async () => {
    const reader = openReleaseReader(storage.createAddress());
    const key = process.env.AWS_ACCESS_KEY_ID;
    process.env.AWS_ACCESS_KEY_ID = 'wrong';
    await expect(reader.readLive()).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/credentials/),
    });
    process.env.AWS_ACCESS_KEY_ID = key;
    storage.setAway(true);
    await expect(openReleaseReader(storage.createAddress()).readLive()).rejects.toMatchObject({ code: 'unavailable' });
    storage.setAway(false);
  });
});
