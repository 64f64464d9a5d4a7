import { generateKeyPairSync } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Release, releaseSchema } from '@vitryna/contracts/release';
import type { UpstreamFetch } from '@vitryna/contracts/remote';
import {
  type Candidate,
  createComposition,
  createFolderReleaseStore,
  createHttpUpstream,
  createHydrate,
  createSmoke,
  findBrowser,
  type PromoteInput,
  promote,
  publish,
  type ReleaseStore,
  readSigner,
  type SmokeOptions,
} from '@vitryna/release';
import { releaseCommand } from '@vitryna/release/cli';
import { buildFixtures, builtFolder, type Fixture, inPage, placeOf, withPages } from '../support/fixture-remotes.ts';
import { type Refused, refused, refusedHydrations, refusedRenders } from '../support/refused-fixtures.ts';
import { apiPort, gatewaySecret } from '../support/store.ts';

const root = join(import.meta.dirname, '../../../..');
// All fixtures are built once.
test.describe.configure({ mode: 'default' });

const shellBuild = join(root, 'shell/dist');
const names = ['mf-seller', 'mf-buyer'] as const;
const rows = Object.entries(refused).map(([title, row], index) => ({ title, row, id: `f${index}` }));
const editsOf = ({ seller, buyer }: Refused) => ({ 'mf-seller': seller, 'mf-buyer': buyer });
const untouched = names.map((name): Fixture => ({ id: 'untouched', name, edits: [] }));
/** Sellers with many pages, of which all but their own go wrong. */
const manyPages = { renders: refusedRenders, hydrations: refusedHydrations };
const withManyPages = Object.entries(manyPages).map(
  ([id, pages]): Fixture => ({ id, name: 'mf-seller', edits: withPages(Object.values(pages)) }),
);
const changed = rows.flatMap(({ id, row }) =>
  names.flatMap((name): Fixture[] => {
    const edits = editsOf(row)[name];
    return edits ? [{ id, name, edits }] : [];
  }),
);

const apiUrl = `http://127.0.0.1:${apiPort}`;
const upstream = createHttpUpstream({ apiUrl, contentUrl: apiUrl, secret: gatewaySecret });
const answers = new Map<string, ReturnType<UpstreamFetch>>();

/** The store API as it is, asked once for each answer, and without lists of addresses: pages of fixtures are in none. */
const remembered: UpstreamFetch = (input) => {
  if (input.path.startsWith('/discovery')) return Promise.resolve({ status: 404, body: null });
  const call = `${input.upstream} ${input.path}`;
  const answer = answers.get(call) ?? upstream({ ...input, signal: AbortSignal.timeout(60_000) });
  answers.set(call, answer);
  return answer;
};

/** The gate's own time limits are for a page of a busy store; here it is the machine that is busy. */
const smokeOf = (options: Partial<SmokeOptions> = {}) =>
  createSmoke({ fetch: remembered, timeoutMs: 30_000, loadMs: 60_000, ...options });

function hydrateHere() {
  const browser = findBrowser(process.env);
  if (browser === null) throw new Error('this test needs a Chromium: CHROMIUM names one');
  return createHydrate(browser);
}

let folder: string;
/** Where nothing is live, and where the untouched remotes are. */
let stores: Record<'empty' | 'live', ReleaseStore>;
/** The shell and the untouched remotes. */
let versions: Record<string, string>;
let accepted: Awaited<ReturnType<typeof tryOut>>;

const shellFiles = new Map<string, Promise<Buffer>>();

/** A store in a folder; the shell's files are read once, because half of what a run of the gate costs is to open them. */
async function openStore(name: string): Promise<ReleaseStore> {
  const store = createFolderReleaseStore(join(folder, name));
  const { readFile } = store;
  store.readFile = (app, version, path) => {
    if (app !== 'shell') return readFile(app, version, path);
    const bytes = shellFiles.get(path) ?? readFile(app, version, path);
    shellFiles.set(path, bytes);
    return bytes;
  };
  const builds = [shellBuild, ...untouched.map((fixture) => builtFolder(join(folder, 'built'), fixture))];
  for (const build of builds) {
    const { name: app, version } = await publish(store, build);
    versions = { ...versions, [app]: version };
  }
  return store;
}

/** What the gate says: every step that refuses, and in which words. */
async function tryOut(input: PromoteInput) {
  const { outcome, gate } = await promote(input);
  const refusals = gate.filter((step) => step.outcome === 'refused');
  return {
    outcome,
    steps: refusals.map(({ name }) => name),
    problems: refusals.flatMap(({ problems }) => problems),
    notices: gate.flatMap(({ notices }) => notices),
  };
}

async function compositionOf(store: ReleaseStore, parts: Record<string, string>): Promise<Candidate> {
  const stored = Object.entries(parts).map(async ([app, version]) => {
    const { integrity } = await store.readRelease(app, version);
    return [app, { version, integrity }];
  });
  const composition = createComposition(Object.fromEntries(await Promise.all(stored)), new Date());
  await store.writeComposition(composition);
  return { composition: composition.id };
}

/** Publishes the untouched seller with another `release.json`. */
async function publishByHand(store: ReleaseStore, version: string, change: (release: Release) => Partial<Release>) {
  const from = builtFolder(join(folder, 'built'), { id: 'untouched', name: 'mf-seller' });
  const to = join(folder, 'by-hand', version);
  cpSync(from, to, { recursive: true });
  const release = releaseSchema.parse(JSON.parse(readFileSync(join(from, 'release.json'), 'utf8')));
  writeFileSync(join(to, 'release.json'), JSON.stringify({ ...release, version, ...change(release) }));
  return publish(store, to);
}

async function publishRow(store: ReleaseStore, id: string, row: Refused): Promise<Record<string, string>> {
  const fixtures = changed.filter((fixture) => fixture.id === id);
  const builds = fixtures.map((fixture) => publish(store, builtFolder(join(folder, 'built'), fixture)));
  if (row.byHand) builds.push(publishByHand(store, `by-hand-${id}`, row.byHand));
  return Object.fromEntries((await Promise.all(builds)).map(({ name, version }) => [name, version]));
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = mkdtempSync(join(tmpdir(), 'vitryna-gate-'));
  buildFixtures(join(folder, 'built'), [...untouched, ...changed, ...withManyPages]);
  stores = { empty: await openStore('empty'), live: await openStore('live') };
  const smoke = smokeOf({ fetch: upstream, hydrate: hydrateHere() });
  accepted = await tryOut({ store: stores.live, candidate: { changes: {} }, smoke });
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('accepts the remotes untouched, in a browser as well', () => {
  const { notices, ...rest } = accepted;
  expect(rest).toEqual({ outcome: 'promoted', steps: [], problems: [] });
  expect(notices).toContainEqual(expect.stringMatching(/^\d+ pages was hydrated in a browser/));
});

for (const { title, row, id } of rows) {
  test(`refuses ${title}`, async () => {
    const store = row.isCompared ? stores.live : stores.empty;
    const changes = await publishRow(store, id, row);
    // A smoke that compares nothing renders no more than it is about.
    const { 'mf-buyer': _, ...alone } = versions;
    const parts = row.step === 'smoke' ? { ...alone, ...changes } : { ...versions, ...changes };
    const candidate = row.isCompared ? { changes } : await compositionOf(store, parts);
    const { outcome, steps, problems } = await tryOut({ store, candidate, smoke: smokeOf() });
    expect({ outcome, steps }).toEqual({ outcome: 'refused', steps: [row.step] });
    for (const messages of row.messages) expect(problems).toContainEqual(expect.stringMatching(messages));
  });
}

const tried: Partial<Record<keyof typeof manyPages, ReturnType<typeof tryOut>>> = {};

/** What the gate says of a seller with many pages: asked once for all of them. */
async function tryPages(id: keyof typeof manyPages) {
  const { version } = await publish(stores.empty, builtFolder(join(folder, 'built'), { id, name: 'mf-seller' }));
  const candidate = await compositionOf(stores.empty, { shell: versions.shell ?? '', 'mf-seller': version });
  return tryOut({
    store: stores.empty,
    candidate,
    smoke: smokeOf(id === 'hydrations' ? { hydrate: hydrateHere() } : {}),
  });
}

for (const id of ['renders', 'hydrations'] as const) {
  for (const [number, [title, { messages }]] of Object.entries(manyPages[id]).entries()) {
    test(`refuses ${title}`, async () => {
      tried[id] ??= tryPages(id);
      const { outcome, steps, problems } = await tried[id];
      expect({ outcome, steps }).toEqual({ outcome: 'refused', steps: ['smoke'] });
      const own = problems.filter((problem) => problem.includes(placeOf(number)));
      const said = own.map((problem) => problem.replaceAll(placeOf(number), 'offers'));
      for (const message of messages) expect(said).toContainEqual(expect.stringMatching(message));
    });
  }
}

test('refuses in the build what the own contracts of a remote refuse', () => {
  const edits = [inPage('{ productId: id }', '{ productId: 1 }')];
  const build = () => buildFixtures(join(folder, 'broken'), [{ id: 'broken', name: 'mf-seller', edits }]);
  expect(build).toThrow(/mf-seller sends what its own schemas refuse, .* payload\.productId: 1 is sent/);
});

/** What happens to a release in a store, where no build is asked. */
const spoilt: [title: string, file: string, spoil: (path: string) => void, step: string, messages: RegExp][] = [
  ['a script that was changed', 'client/remoteEntry.js', flip, 'files', /remoteEntry\.js does not have the hash/],
  ['a compressed script that was changed', 'client/remoteEntry.js.br', flip, 'files', /remoteEntry\.js\.br /],
  ['a script that is longer', 'client/remoteEntry.js', lengthen, 'files', /has \d+ bytes, \d+ were built/],
  ['a server bundle that is gone', 'server/server.cjs', (path) => rmSync(path), 'files', /server\.cjs/],
  ['a manifest that was changed', 'release.json', lengthen, 'integrity', /release\.json of mf-seller \S+ was changed/],
];

/** Changes the middle: the last bits of what Brotli packs may be padding, which says nothing. */
function flip(path: string): void {
  const bytes = readFileSync(path);
  const middle = bytes.length >> 1;
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  writeFileSync(path, bytes);
}

function lengthen(path: string): void {
  writeFileSync(path, `${readFileSync(path, 'utf8')}\n`);
}

for (const [index, [title, file, spoil, step, messages]] of spoilt.entries()) {
  test(`refuses ${title} after it was published`, async () => {
    const { version } = await publishByHand(stores.empty, `spoilt-${index}`, () => ({}));
    const candidate = await compositionOf(stores.empty, { ...versions, 'mf-seller': version });
    spoil(join(folder, 'empty/mf-seller', version, file));
    const { steps, problems } = await tryOut({ store: stores.empty, candidate, smoke: smokeOf() });
    expect({ steps, problems }).toEqual({ steps: [step], problems: [expect.stringMatching(messages)] });
  });
}

test('refuses a release under the name of another app', async () => {
  const seller = join(folder, 'empty/mf-seller', versions['mf-seller'] ?? '');
  cpSync(seller, join(folder, 'empty/mf-thief/1.0.0'), { recursive: true });
  const candidate = await compositionOf(stores.empty, { ...versions, 'mf-thief': '1.0.0' });
  const { problems } = await tryOut({ store: stores.empty, candidate, smoke: smokeOf() });
  expect(problems).toContainEqual(expect.stringMatching(/mf-thief 1\.0\.0 calls itself mf-seller/));
});

test('refuses remotes without a shell around them', async () => {
  const { shell: _, ...remotes } = versions;
  const candidate = await compositionOf(stores.empty, remotes);
  await expect(tryOut({ store: stores.empty, candidate, smoke: smokeOf() })).rejects.toThrow(
    /composition \S+ has no shell/,
  );
});

test('publishes nothing that was changed since it was built', async () => {
  const built = join(folder, 'changed-since');
  cpSync(builtFolder(join(folder, 'built'), { id: 'untouched', name: 'mf-seller' }), built, { recursive: true });
  flip(join(built, 'client/remoteEntry.js'));
  await expect(publish(stores.empty, built)).rejects.toThrow('is not a whole release; build it again');
});

test.describe('in a store that trusts keys', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const signer = readSigner({ RELEASE_KEY: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString() });
  const key = {
    id: signer?.keyId ?? '',
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    team: 'sellers',
  };
  const all = { publishes: ['*'], promotes: ['*'] };
  const trust = { schema: 1 as const, keys: [key], teams: { sellers: all } };
  const revoked = { at: '2026-11-22T03:00:00.000Z', why: 'a laptop was stolen' };
  let store: ReleaseStore;
  test.beforeAll(async () => {
    store = await openStore('signed');
    await store.writeTrust(trust);
  });
  const gate = (candidate: Candidate, who = signer) => tryOut({ store, candidate, smoke: null, signer: who });

  test('refuses what nobody has signed', async () => {
    const { steps, problems } = await gate({ changes: {} }, null);
    expect(steps).toEqual(['signatures']);
    const seller = expect.stringMatching(/^mf-seller \S+ carries no signature of a trusted key/);
    const nobody = expect.stringMatching(/set RELEASE_KEY to that of a team that may promote mf-seller/);
    expect(problems).toEqual(expect.arrayContaining([seller, nobody]));
  });

  test('refuses releases signed without the right', async () => {
    for (const fixture of untouched) {
      await publish(store, builtFolder(join(folder, 'built'), fixture), new Date(), undefined, signer);
    }
    await publish(store, shellBuild, new Date(), undefined, signer);
    const messageOf = async (change: object, who = signer) => {
      await store.writeTrust({ ...trust, ...change });
      const { steps, problems } = await gate({ changes: {} }, who);
      expect(steps).toEqual(['signatures']);
      return problems.join('\n');
    };
    const { privateKey: other } = generateKeyPairSync('ed25519');
    const stranger = readSigner({ RELEASE_KEY: other.export({ format: 'pem', type: 'pkcs8' }).toString() });
    const narrowed = (rights: object) => ({ teams: { sellers: { ...all, ...rights } } });
    expect(await messageOf({ keys: [{ ...key, revoked }] })).toMatch(/mf-seller .* was revoked: a laptop was stolen/);
    expect(await messageOf(narrowed({ publishes: ['shell'] }))).toContain('team sellers may not publish mf-seller');
    expect(await messageOf(narrowed({ promotes: ['shell'] }))).toContain('team sellers may not promote mf-seller');
    expect(await messageOf({}, stranger)).toContain('is not among those that this store trusts');
    flip(join(folder, 'signed/mf-seller', versions['mf-seller'] ?? '', `signatures/${key.id}.json`));
    expect(await messageOf({})).toMatch(
      /mf-seller .* is not trusted: the signature of key .* is not one of this release/,
    );
  });
});

test.describe('what the gate needs itself', () => {
  const command = async (...argv: string[]) => {
    const said: string[] = [];
    const code = await releaseCommand.run(argv, {
      stdout: (text) => void said.push(text),
      stderr: (text) => void said.push(text),
      env: { RELEASE_STORE: join(folder, 'live'), API_URL: 'http://127.0.0.1:1' },
    });
    return { code, said: said.join('') };
  };

  test('refuses everything while the API is away', async () => {
    const { version } = await publishByHand(stores.live, 'without-api', () => ({}));
    const { code, said } = await command('promote', `mf-seller@${version}`);
    expect(code).toBe(1);
    expect(said).toContain('the store API does not answer at http://127.0.0.1:1: no page was rendered');
  });

  test('leaves the smoke out for nobody who gives no reason', async () => {
    const { code, said } = await command('promote', 'mf-seller', '--skip-smoke');
    expect(code).toBe(2);
    expect(said).toContain('--skip-smoke needs --reason');
  });
});
