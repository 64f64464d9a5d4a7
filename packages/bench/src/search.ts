/**
 * Suggestions and search results over HTTP on the real parts: starts the store API, imports the parts, runs the clients.
 *
 * node packages/bench/src/search.ts PARTS_FOLDER [--clients 16] [--seconds 15] [--data FOLDER]
 * With DATABASE_URL the data are in that PostgreSQL database (an empty one), else in PGlite in a new folder. On PostgreSQL it
 * also measures while the index is rebuilt: another process cannot change what PGlite holds.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readPcParts } from '@vitryna/pc-parts';
import { type Database, openCatalogue, openDatabase } from '@vitryna/store-api';
import { runClients, type Sample } from './facets-client.ts';
import { readLoadArguments, withDataFolder } from './load-arguments.ts';
import { quantile } from './quantile.ts';
import { learnNames, randomQuery } from './search-client.ts';
import { importAll, print, readCpu, readMemory, startApi } from './store-process.ts';

const { partsFolder, clients, seconds, data } = readLoadArguments('search');
const { DATABASE_URL: databaseUrl } = process.env;

const target = (dataFolder: string) => (databaseUrl === undefined ? { dataFolder } : { databaseUrl });

/** Makes the processes that serve the catalogue rebuild its index. */
async function touchCatalogue({ db }: Pick<Database, 'db'>): Promise<void> {
  await db
    .updateTable('catalogue_state')
    .set((build) => ({ version: build('version', '+', 1) }))
    .execute();
}

async function touchFromOutside(url: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: url });
  await touchCatalogue(database);
  await database.close();
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
function usedMegabytes(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}

/** What the index takes, and for how long its rebuilding keeps the process from answering. */
async function measureIndex(dataFolder: string): Promise<void> {
  const database = await openDatabase(target(dataFolder));
  const before = usedMegabytes();
  const catalogue = await openCatalogue(database);
  print(`the index (filters and search) takes ${(usedMegabytes() - before).toFixed(0)} MB`);
  await touchCatalogue(database);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const begin = performance.now();
  delay.enable();
  await catalogue.refresh();
  delay.disable();
  const stretches = [delay.percentile(50), delay.percentile(99), delay.max].map((time) => (time / 1e6).toFixed(1));
  print(`rebuilt in ${((performance.now() - begin) / 1000).toFixed(1)} s; stretches ms (p50, p99, most): ${stretches}`);
  await catalogue.close();
  await database.close();
}

function report(name: string, samples: readonly Sample[], cpu: number): void {
  const times = [0.5, 0.95, 0.99, 1].map((share) =>
    quantile(
      samples.map(({ ms }) => ms),
      share,
    ).toFixed(1),
  );
  const failed = samples.filter(({ status }) => status !== 200).length;
  const distinct = new Set(samples.map(({ path }) => path)).size / samples.length;
  const share = `${(distinct * 100).toFixed(0)} %`;
  const rate = Math.round(samples.length / seconds);
  print(`| ${name} | ${rate} | ${times.join(' | ')} | ${(cpu / samples.length).toFixed(2)} | ${share} | ${failed} |`);
  if (failed > 0) process.exitCode = 1;
}

await withDataFolder('search', data, async (dataFolder) => {
  await importAll(dataFolder, [readPcParts(partsFolder)]);
  await measureIndex(dataFolder);
  const { base, stop, pid } = await startApi(dataFolder);
  try {
    print(`the API holds ${await readMemory(pid)} MB after its start`);
    const names = await learnNames(base);
    const suggestPath = (): string => {
      const query = randomQuery(names);
      const typed = query.slice(0, 2 + Math.floor(Math.random() * (query.length - 1))).trim();
      return `/user/catalog/search/suggest?query=${encodeURIComponent(typed || query)}`;
    };
    const listPath = (): string => `/user/catalog/product/list?searchQuery=${encodeURIComponent(randomQuery(names))}`;
    const measure = async (name: string, nextPath: () => string, whileRunning?: () => Promise<void>) => {
      await runClients(base, nextPath, clients, 3);
      const before = await readCpu(pid);
      const running = runClients(base, nextPath, clients, seconds);
      await whileRunning?.();
      report(name, await running, (await readCpu(pid)) - before);
    };
    print(`${clients} clients, ${seconds} s each`);
    print('| call | a second | p50 ms | p95 ms | p99 ms | most | processor ms | different | failed |');
    print('|---|---|---|---|---|---|---|---|---|');
    await measure('suggest', suggestPath);
    await measure('results', listPath);
    if (databaseUrl !== undefined) {
      await measure('suggest while rebuilding', suggestPath, () => touchFromOutside(databaseUrl));
    }
    print(`the API holds ${await readMemory(pid)} MB in the end`);
  } finally {
    await stop();
  }
});
