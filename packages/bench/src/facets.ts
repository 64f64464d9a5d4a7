/**
 * Category and facet queries over HTTP on the real parts: starts the store API, imports the parts, runs the clients.
 *
 * node packages/bench/src/facets.ts PARTS_FOLDER [--clients 16] [--seconds 15] [--data FOLDER]
 * With DATABASE_URL the data are in that PostgreSQL database (an empty one), else in PGlite in a new folder.
 */
import { readPcParts } from '@vitryna/pc-parts';
import { learnPages, randomPath, runClients, type Sample } from './facets-client.ts';
import { readLoadArguments, withDataFolder } from './load-arguments.ts';
import { quantile } from './quantile.ts';
import { importAll, print, readCpu, startApi } from './store-process.ts';

const { partsFolder, clients, seconds, data } = readLoadArguments('facets');
function row(name: string, samples: readonly Sample[], seconds: number): string {
  const times = [0.5, 0.95, 0.99].map((share) =>
    quantile(
      samples.map(({ ms }) => ms),
      share,
    ).toFixed(1),
  );
  return `| ${name} | ${samples.length} | ${Math.round(samples.length / seconds)} | ${times.join(' | ')} |`;
}

await withDataFolder('facets', data, async (dataFolder) => {
  await importAll(dataFolder, [readPcParts(partsFolder)]);
  const { base, stop, pid } = await startApi(dataFolder);
  try {
    const pages = await learnPages(base);
    await runClients(base, () => randomPath(pages), clients, 3);
    const before = await readCpu(pid);
    const samples = await runClients(base, () => randomPath(pages), clients, seconds);
    const cpu = ((await readCpu(pid)) - before) / samples.length;
    const failed = samples.filter(({ status }) => status !== 200);
    const isList = ({ path }: Sample): boolean => path.includes('product/list');
    const distinct = new Set(samples.map(({ path }) => path)).size;
    print(`${clients} clients, ${seconds} s, ${distinct} different addresses, ${failed.length} failed`);
    const kilobytes = samples.reduce((sum, { bytes }) => sum + bytes, 0) / samples.length / 1000;
    print(`an answer has ${kilobytes.toFixed(0)} KB on average`);
    print(`the API used ${cpu.toFixed(2)} ms of processor time a request`);
    print('| call | requests | a second | p50 ms | p95 ms | p99 ms |\n|---|---|---|---|---|---|');
    print(row('product/list', samples.filter(isList), seconds));
    print(
      row(
        'category/list',
        samples.filter((sample) => !isList(sample)),
        seconds,
      ),
    );
    if (failed.length > 0) process.exitCode = 1;
  } finally {
    await stop();
  }
});
