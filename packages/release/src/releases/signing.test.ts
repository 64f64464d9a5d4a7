import { generateKeyPairSync } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { keyIdOf, type Trust, trustSchema } from '../model/trust.ts';
import { signRelease, whyUntrusted } from '../release-stores/signing/signature.ts';
import { createKeyPair, createSigner, readSigner, type Signer } from '../release-stores/signing/signer.ts';
import { readTrustFile } from '../release-stores/signing/trust-file.ts';
import { createTrustingReader, withTrust } from '../release-stores/signing/trusting-reader.ts';
import { createFakeStore, makeTemporaryFolder } from '../testing/index.ts';
import { promote } from './promote.ts';

let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>;
let fake: Awaited<ReturnType<typeof createFakeStore>>;
beforeEach(async () => {
  folder = await makeTemporaryFolder();
  fake = await createFakeStore(folder.path);
  await fake.store.writeTrust(trust());
});
afterEach(() => folder.remove());

const pairs = { find: createKeyPair(), buy: createKeyPair(), shell: createKeyPair(), spare: createKeyPair() };
type Name = keyof typeof pairs;
const signerOf = (name: Name): Signer => createSigner(pairs[name].privateKey);
const keyOf = (name: Name, team: string): Trust['keys'][number] => ({ ...pairs[name], team }) as never;
const rights = {
  find: { publishes: ['mf-catalog'], promotes: ['mf-catalog'] },
  buy: { publishes: ['mf-checkout'], promotes: [] },
  shell: { publishes: ['shell'], promotes: ['*'] },
};
const trust = (change: Partial<Trust> = {}): Trust =>
  trustSchema.parse({
    schema: 1,
    keys: [keyOf('find', 'find'), keyOf('buy', 'buy'), keyOf('shell', 'shell')],
    teams: rights,
    ...change,
  });
const revoked = { at: '2026-11-22T03:00:00.000Z', why: 'a laptop was stolen' };

const publish = (signer: Signer | null, input: { name: string; version?: string; builtAt?: string }) =>
  fake.publish(input, undefined, new Date(), signer);
const pathOf = (...names: string[]) => join(fake.store.location, ...names);
const catalog = { app: 'mf-catalog', version: '1.0.0' };
async function problemOf({ app, version } = catalog): Promise<string | null> {
  const { integrity } = await fake.store.readRelease(app, version);
  return whyUntrusted(fake.store, { app, version, integrity }, (await fake.store.readTrust()) ?? trust());
}
const reader = (reports: string[] = [], now = Date.now) =>
  createTrustingReader(fake.store, { now, report: (message) => reports.push(message) });
const read = () => reader().readRelease('mf-catalog', '1.0.0');

test('what a team has signed is published and read', async () => {
  await publish(signerOf('find'), { name: 'mf-catalog' });
  await expect(problemOf()).resolves.toBeNull();
  await expect(read()).resolves.toMatchObject({ release: { name: 'mf-catalog' } });
});

test.each([
  ['nobody', null, 'set RELEASE_KEY to that of a team that may publish mf-catalog'],
  ['a key that nobody trusts', 'spare', 'is not among those that this store trusts'],
  ['the key of another team', 'buy', 'team buy may not publish mf-catalog'],
] as const)('%s publishes nothing', async (_, name, message) => {
  await expect(publish(name && signerOf(name), { name: 'mf-catalog' })).rejects.toThrow(message);
  await expect(fake.store.listVersions('mf-catalog')).resolves.toEqual([]);
});

describe('forged in the store itself', () => {
  beforeEach(() => publish(signerOf('find'), { name: 'mf-catalog' }));
  const signatureFile = (name: Name, version = '1.0.0', app = 'mf-catalog') =>
    pathOf(app, version, 'signatures', `${pairs[name].id}.json`);

  test('a release without its signature', async () => {
    await rm(pathOf('mf-catalog/1.0.0/signatures'), { recursive: true });
    await expect(read()).rejects.toMatchObject({ code: 'tampered', message: /carries no signature of a trusted key/ });
  });

  test('a key that nobody trusts', async () => {
    const { integrity } = await fake.store.readRelease('mf-catalog', '1.0.0');
    const trusting = trust({ keys: [keyOf('buy', 'buy')] });
    await expect(whyUntrusted(fake.store, { ...catalog, integrity }, trusting)).resolves.toMatch(
      /carries no signature/,
    );
  });

  test("another team's key, which is trusted for its own remote", async () => {
    await rm(signatureFile('find'));
    const { integrity } = await fake.store.readRelease('mf-catalog', '1.0.0');
    const forged = signRelease({ ...catalog, integrity }, signerOf('buy'));
    await fake.store.addSignature('mf-catalog', '1.0.0', pairs.buy.id, forged);
    await expect(read()).rejects.toThrow('team buy may not publish mf-catalog');
  });

  test("another key's signature under the name of the right one", async () => {
    const { integrity } = await fake.store.readRelease('mf-catalog', '1.0.0');
    await writeFile(signatureFile('find'), signRelease({ ...catalog, integrity }, signerOf('spare')));
    await expect(read()).rejects.toThrow(/the signature of key \w+ of team find is not one of this release/);
  });

  test('a manifest with another hash of a file', async () => {
    const path = pathOf('mf-catalog/1.0.0/release.json');
    const manifest = JSON.parse(await readFile(path, 'utf8'));
    manifest.files['client/entry.js'].integrity = `sha384-${'A'.repeat(64)}`;
    await writeFile(path, JSON.stringify(manifest));
    await expect(read()).rejects.toThrow('is not one of this release');
  });

  test('a signed version put in the place of another one', async () => {
    await publish(signerOf('find'), { name: 'mf-catalog', version: '2.0.0' });
    await rm(pathOf('mf-catalog/2.0.0'), { recursive: true });
    await cp(pathOf('mf-catalog/1.0.0'), pathOf('mf-catalog/2.0.0'), { recursive: true });
    await expect(reader().readRelease('mf-catalog', '2.0.0')).rejects.toThrow('is not one of this release');
  });

  test('a signed release under the name of another remote of the same team', async () => {
    await fake.store.writeTrust(trust({ teams: { ...rights, find: { publishes: ['*'], promotes: ['*'] } } }));
    await mkdir(pathOf('mf-checkout'));
    await cp(pathOf('mf-catalog/1.0.0'), pathOf('mf-checkout/1.0.0'), { recursive: true });
    await expect(reader().readRelease('mf-checkout', '1.0.0')).rejects.toThrow('is not one of this release');
  });

  test('a signature that is no signature', async () => {
    await writeFile(signatureFile('find'), '{"schema":1,"key":"x"}');
    await expect(read()).rejects.toThrow('is not one of this release');
  });

  test('a key that was revoked', async () => {
    await fake.store.writeTrust(trust({ keys: [{ ...keyOf('find', 'find'), revoked }] }));
    await expect(read()).rejects.toThrow(/key \w+ of team find was revoked: a laptop was stolen/);
    await expect(publish(signerOf('find'), { name: 'mf-catalog', version: '2.0.0' })).rejects.toThrow('was revoked');
  });

  test('a new key takes over: what is live is signed again, and outlives the old key', async () => {
    await fake.store.writeTrust(trust({ keys: [keyOf('find', 'find'), keyOf('spare', 'find')] }));
    const again = await publish(signerOf('spare'), { name: 'mf-catalog', builtAt: '2026-02-02T00:00:00.000Z' });
    expect(again.outcome).toBe('unchanged');
    await fake.store.writeTrust(trust({ keys: [{ ...keyOf('find', 'find'), revoked }, keyOf('spare', 'find')] }));
    await expect(read()).resolves.toMatchObject({ release: { version: '1.0.0' } });
  });
});

describe('the gate', () => {
  const outcomeOf = async (signer: Signer | null, changes = {}) => {
    const { outcome, gate } = await promote({ store: fake.store, candidate: { changes }, smoke: null, signer });
    return { outcome, problems: gate.flatMap(({ name, problems }) => (name === 'signatures' ? problems : [])) };
  };
  beforeEach(async () => {
    await publish(signerOf('shell'), { name: 'shell' });
    await publish(signerOf('buy'), { name: 'mf-checkout' });
    await publish(signerOf('find'), { name: 'mf-catalog' });
    await expect(outcomeOf(signerOf('shell'))).resolves.toEqual({ outcome: 'promoted', problems: [] });
  });

  test('lets a team promote its own remote, and no other', async () => {
    await publish(signerOf('find'), { name: 'mf-catalog', version: '2.0.0' });
    const mine = { 'mf-catalog': '2.0.0' };
    const refused = (...problems: string[]) => ({
      outcome: 'refused',
      problems: problems.map((text) => expect.stringContaining(text)),
    });
    await expect(outcomeOf(null, mine)).resolves.toEqual(refused('RELEASE_KEY'));
    await expect(outcomeOf(signerOf('buy'), mine)).resolves.toEqual(refused('team buy may not promote mf-catalog'));
    await expect(outcomeOf(signerOf('find'), { ...mine, 'mf-checkout': null })).resolves.toEqual(
      refused('team find may not promote mf-checkout'),
    );
    await expect(outcomeOf(signerOf('find'), mine)).resolves.toEqual({ outcome: 'promoted', problems: [] });
  });

  test('refuses a part that lost its signature, whoever promotes', async () => {
    await rm(pathOf('mf-checkout/1.0.0/signatures'), { recursive: true });
    await publish(signerOf('find'), { name: 'mf-catalog', version: '2.0.0' });
    await expect(outcomeOf(signerOf('shell'), { 'mf-catalog': '2.0.0' })).resolves.toMatchObject({
      outcome: 'refused',
      problems: ['mf-checkout 1.0.0 carries no signature of a trusted key'],
    });
  });
});

test('without keys everything is read, and that is said once, and by the gate', async () => {
  await rm(pathOf('trust.json'));
  await publish(null, { name: 'shell' });
  const reports: string[] = [];
  const unsigned = reader(reports);
  await unsigned.readRelease('shell', '1.0.0');
  await unsigned.readRelease('shell', '1.0.0');
  expect(reports).toEqual(['no keys are trusted: releases are not held to signatures']);
  const { gate } = await promote({ store: fake.store, candidate: { changes: {} }, smoke: null });
  expect(gate[0]).toMatchObject({
    name: 'signatures',
    outcome: 'passed',
    notices: [expect.stringContaining('not signed')],
  });
});

test('a key that is revoked in the file which RELEASE_TRUST names opens nothing ten seconds later, without a restart', async () => {
  await publish(signerOf('find'), { name: 'mf-catalog' });
  const env = { RELEASE_TRUST: join(folder.path, 'trust.json') };
  const clock = { at: 0 };
  const write = (told: object) => writeFile(env.RELEASE_TRUST, JSON.stringify(told));
  await write(trust());
  const gateway = createTrustingReader(
    withTrust(fake.store, () => readTrustFile(env)),
    { now: () => clock.at, report: () => undefined },
  );
  await expect(gateway.readRelease('mf-catalog', '1.0.0')).resolves.toBeDefined();
  const keys = trust().keys.map((key) => (key.team === 'find' ? { ...key, revoked } : key));
  await write(trust({ keys }));
  clock.at += 10_001;
  await expect(gateway.readRelease('mf-catalog', '1.0.0')).rejects.toThrow('a laptop was stolen');
  await rm(env.RELEASE_TRUST);
  clock.at += 10_001;
  await expect(gateway.readRelease('mf-catalog', '1.0.0')).rejects.toThrow('cannot be read');
});

test('what has seen keys does not forget them when the file is taken away', async () => {
  await publish(signerOf('find'), { name: 'mf-catalog' });
  const [reports, clock] = [[] as string[], { now: 0 }];
  const trusting = reader(reports, () => clock.now);
  await trusting.readRelease('mf-catalog', '1.0.0');
  await rm(pathOf('trust.json'));
  await rm(pathOf('mf-catalog/1.0.0/signatures'), { recursive: true });
  await publish(null, { name: 'shell' });
  clock.now = 60_000;
  await expect(trusting.readRelease('shell', '1.0.0')).rejects.toThrow('carries no signature');
  expect(reports).toEqual(['the trusted keys are gone; those that were seen hold']);
});

test.each([
  ['an id that is not its hash', { keys: [{ ...keyOf('find', 'find'), id: '0123456789abcdef' }] }, 'not the hash'],
  ['a team that is not named', { keys: [keyOf('find', 'nobody')] }, 'a team that is not named'],
  ['an app that can be none', { teams: { find: { publishes: ['../../x'], promotes: [] } }, keys: [] }, ''],
])('trust with %s is refused', (_, change, message) => {
  expect(() => trust(change as Partial<Trust>)).toThrow(message);
});

test('signs with Ed25519 only, from a file or from the variable itself', async () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  expect(() => createSigner(pem)).toThrow('releases are signed with Ed25519, not with ec');
  expect(() => createSigner('no key')).toThrow('no private key in PEM');
  const file = join(folder.path, 'find.pem');
  await writeFile(file, pairs.find.privateKey);
  for (const given of [file, pairs.find.privateKey]) {
    expect(readSigner({ RELEASE_KEY: given })?.keyId).toBe(keyIdOf(pairs.find.publicKey));
  }
  expect(readSigner({})).toBeNull();
  expect(() => readSigner({ RELEASE_KEY: join(folder.path, 'none.pem') })).toThrow('cannot be read');
});
