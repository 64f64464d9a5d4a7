import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openReleaseReader, openReleaseStore, promote, publish } from '@vitryna/release';
import { type FakeReleaseInput, fakeRoute, makeTemporaryFolder, writeFakeRelease } from '@vitryna/release/testing';
import { createApp } from '../app.ts';
import type { AppOptions } from '../assembly/setup.ts';
import { readEnv } from '../base/env.ts';
import { createLog } from '../base/log.ts';
import { openServer } from '../http/open-server.ts';
import { longestBodyMs } from '../upstream/proxied-routes.ts';
import { type FakeApi, startFakeApi } from './fake-api.ts';

/** An answer with its bytes as they were sent. */
export type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string };

export type GetOptions = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  signal?: AbortSignal;
};

/** Sends one request on a connection of its own; the path goes out as it is, however odd. */
export const ask = (base: string, path: string, options: GetOptions = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base);
    const { method = 'GET', headers = {}, body, signal } = options;
    const aborted = signal && { signal };
    const outgoing = request({ hostname, port, path, method, headers, agent: false, ...aborted }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString('utf8') });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });

const routes = [
  fakeRoute('home', ''),
  { ...fakeRoute('catalog', 'catalog'), query: ['page', 'searchQuery'] },
  { ...fakeRoute('account', 'account'), cache: 'private' as const },
];

/** A gateway on a free port over a release store in a temporary folder and a fake API. */
export async function startGateway(
  overrides: Partial<AppOptions> & {
    variables?: Record<string, string>;
    releases?: FakeReleaseInput[];
    api?: FakeApi;
    /** Whether the gateway is told of changes; otherwise it looks when a test says so. */
    isTold?: boolean;
    /** Whether it can only read the store. */
    isReader?: boolean;
    /** Address of an object storage that holds the releases; left out, a folder does. */
    storage?: string;
  } = {},
) {
  const folder = await makeTemporaryFolder();
  const storePath = join(folder.path, 'store');
  const store = openReleaseStore(overrides.storage ?? storePath);
  const api = overrides.api ?? (await startFakeApi());
  const lines: Record<string, unknown>[] = [];
  let builds = 0;

  const publishFake = async (input: FakeReleaseInput) => {
    builds += 1;
    const dist = join(folder.path, `dist-${builds}`);
    const builtAt = new Date(builds * 1000).toISOString();
    await writeFakeRelease(dist, { builtAt, ...(input.name === 'mf-catalog' && { routes }), ...input });
    await publish(store, dist);
  };
  const promoteChanges = async (changes: Record<string, string | null> = {}) => {
    const { composition, outcome, gate } = await promote({ store, candidate: { changes }, smoke: null });
    if (outcome === 'refused') throw new Error(`the gate refused the fake composition: ${JSON.stringify(gate)}`);
    return composition.id;
  };
  for (const release of overrides.releases ?? [
    { name: 'shell', texts: { uk: { Hello: 'З коробки' } } },
    { name: 'mf-catalog' },
  ]) {
    await publishFake(release);
  }
  const composition = await promoteChanges();

  // As in earnest: what it reads on an object storage, it reads past what writes there.
  const read = overrides.storage === undefined ? store : openReleaseReader(overrides.storage);
  const { location, readLive, readComposition, readRelease, readFile, readThresholds, readTrust } = read;
  const watchLive = () => () => undefined;
  const reader = { location, readLive, readComposition, readRelease, readFile, readThresholds, readTrust, watchLive };
  const clock = { ahead: 0 };
  const app = createApp({
    env: readEnv({
      PORT: '0',
      COMPOSITION_POLL_MS: '3600000',
      RELEASE_STORE: storePath,
      CRASH_NOTES: join(folder.path, 'crash-notes'),
      API_URL: api.url,
      RENDER_THREADS: '1',
      GATEWAY_SECRET: 'a secret of tests',
      // Whatever the store's public name, tests ask it at an address of this machine.
      ALLOWED_HOSTS: '127.0.0.1',
      ...overrides.variables,
    }),
    store: overrides.isReader ? reader : overrides.isTold ? read : { ...read, watchLive },
    writableStore: store,
    log: createLog('debug', (line) => lines.push(JSON.parse(line) as Record<string, unknown>)),
    now: () => Date.now() + clock.ahead,
    ...overrides,
  });
  await app.start();
  const server = openServer(app.handle, { longestBodyMs });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const opsServer = openServer(app.handleOps, { longestBodyMs });
  await new Promise<void>((resolve) => opsServer.listen(0, '127.0.0.1', resolve));
  const urlOf = (one: typeof server) => `http://127.0.0.1:${(one.address() as AddressInfo).port}`;
  const url = urlOf(server);

  return {
    app,
    api,
    clock,
    composition,
    lines,
    store,
    storePath,
    url,
    opsUrl: urlOf(opsServer),
    server,
    publish: publishFake,
    promote: promoteChanges,
    get: (path: string, options?: GetOptions) => ask(url, path, options),
    async stop() {
      await app.stop();
      for (const one of [server, opsServer]) {
        await new Promise<void>((resolve) => {
          one.close(() => resolve());
          one.closeAllConnections();
        });
      }
      await api.stop();
      await folder.remove();
    },
  };
}

export type Gateway = Awaited<ReturnType<typeof startGateway>>;
