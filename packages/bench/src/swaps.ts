/**
 * How fast a promote and a rollback are live on every gateway under load, and whether a request fails or a page mixes versions.
 *
 *   node packages/bench/src/swaps.ts [--store .data/releases] [--api http://127.0.0.1:4001] [--swaps 1000] [--rate 200] [--gateways 2]
 *
 * Works on a copy of the store. Every second swap promotes a new version of mf-catalog, the others go back. Requests leave at the rate,
 * however slow the answers are; one in 21 is for a page that nobody asked for before. Times are from the swapped pointer to the moment
 * at which the last gateway has said that it serves it. Memory is compared with that after the first tenth of the swaps, each time the least
 * of some looks, because nobody can ask a process to collect its garbage. The API must not limit reads (`RATE_LIMIT_READS=off`).
 */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createFolderReleaseStore, promote, rollback, waitForGateways } from '@vitryna/release';
import { freePort } from './free-port.ts';
import { startGateway } from './gateway-process.ts';
import { leastHeld, readHeld } from './held-memory.ts';
import { quantile } from './quantile.ts';
import { print } from './store-process.ts';
import { publishNext } from './swapped-release.ts';

const { values } = parseArgs({
  options: {
    store: { type: 'string', default: '.data/releases' },
    api: { type: 'string', default: 'http://127.0.0.1:4001' },
    swaps: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '200' },
    gateways: { type: 'string', default: '2' },
  },
});
const remote = 'mf-catalog';
const folder = await mkdtemp(join(tmpdir(), 'vitryna-swaps-'));
const storeFolder = join(folder, 'releases');
await cp(values.store, storeFolder, { recursive: true });
await rm(join(storeFolder, 'gateways'), { recursive: true, force: true });
const store = createFolderReleaseStore(storeFolder);
const gateways = await Promise.all(
  Array.from({ length: Number(values.gateways) }, async () => {
    const opsPort = await freePort();
    const variables = { API_URL: values.api, RELEASE_STORE: storeFolder, PUBLIC_URL: 'http://localhost' };
    return { ...(await startGateway({ ...variables, OPS_PORT: String(opsPort) })), opsPort };
  }),
);

const failed: string[] = [];
const mixed: string[] = [];
const waits: number[] = [];
let requests = 0;

/** Which versions the live composition, and any other that a page may name, has of the remote. */
const versions = new Map<string, string>();
async function versionIn(id: string): Promise<string> {
  const known = versions.get(id);
  if (known !== undefined) return known;
  const version = (await store.readComposition(id)).parts[remote]?.version ?? '';
  versions.set(id, version);
  return version;
}

async function visit(number: number): Promise<void> {
  const { port } = gateways[number % gateways.length] ?? { port: 0 };
  const path = number % 21 === 0 ? `/search?searchQuery=${number}` : number % 2 ? '/' : '/ru';
  const since = performance.now();
  try {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    const html = await response.text();
    waits.push(performance.now() - since);
    const id = /data-composition="(\w+)"/.exec(html)?.[1] ?? '';
    const linked = new Set([...html.matchAll(/\/assets\/mf-catalog\/([^/"]+)\//g)].map(([, version]) => version));
    if (response.status !== 200) failed.push(`${path} ${response.status}`);
    else if (linked.size !== 1 || !linked.has(await versionIn(id))) mixed.push(`${path} ${[...linked].join(' ')}`);
  } catch (error) {
    failed.push(`${path} ${String(error)}`);
  }
}

const timer = setInterval(() => {
  requests += 1;
  void visit(requests);
}, 1000 / Number(values.rate));
const first = await store.readLive();
const from = join(storeFolder, remote, first ? await versionIn(first.live) : '');
const times: Record<'promote' | 'rollback', number[]> = { promote: [], rollback: [] };
let behind = 0;
const ports = gateways.map(({ opsPort }) => opsPort);
const leastOfAll = () => Promise.all(ports.map(leastHeld));
let memory = await leastOfAll();
const swaps = Number(values.swaps);
for (let swap = 0; swap < swaps; swap += 1) {
  const kind = swap % 2 ? 'rollback' : 'promote';
  const version = `9.0.${swap}`;
  if (kind === 'promote') await publishNext(store, from, join(folder, 'next'), version);
  const { pointer } =
    kind === 'promote'
      ? await promote({ store, candidate: { changes: { [remote]: version } }, smoke: null })
      : await rollback(store, swap % 4 === 1 ? null : remote);
  if (!pointer) throw new Error('bench: the gate refused the next version');
  const { ms, behind: late } = await waitForGateways(store, pointer, 30_000);
  times[kind].push(ms);
  behind += late.length;
  if (swap === Math.floor(swaps / 10)) memory = await leastOfAll();
  if ((swap + 1) % Math.ceil(swaps / 10) === 0) {
    const held = await Promise.all(ports.map(readHeld));
    const facts = held.map(
      (one) => `${one.resident} MB, heap ${one.heap}, ${one.compositions} compositions, ${one.threads} threads`,
    );
    print(`${swap + 1} swaps, ${requests} requests; ${facts.join('; ')}`);
  }
}
clearInterval(timer);
const last = await leastOfAll();
const grown = last.map((now, index) => {
  const before = memory[index] ?? now;
  return `heap ${now.heap - before.heap} MB more, process ${now.resident - before.resident} MB more`;
});
for (const kind of ['promote', 'rollback'] as const) {
  const [middle, most, worst] = [0.5, 0.95, 1].map((share) => Math.round(quantile(times[kind], share)));
  print(`${kind}: ${middle} ms in the median, ${most} at p95, ${worst} at worst`);
}
print(
  `${requests} requests: ${failed.length} failed, ${mixed.length} mixed; p95 ${Math.round(quantile(waits, 0.95))} ms`,
);
print(`gateways that did not follow: ${behind}; since the first tenth: ${grown.join(' and ')}`);
for (const line of [...new Set([...failed, ...mixed])].slice(0, 10)) print(line);
await Promise.all(gateways.map(({ stop }) => stop()));
await rm(folder, { recursive: true });
