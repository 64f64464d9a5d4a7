/**
 * Category and facet queries over HTTP on the real parts: starts the store API, imports the parts, runs the clients.
 *
 * node packages/bench/src/facets.ts PARTS_FOLDER [--clients 16] [--seconds 15] [--data FOLDER]
 * With DATABASE_URL the data are in that PostgreSQL database (an empty one), else in PGlite in a new folder.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readPcParts } from '@vitryna/pc-parts';
import { learnPages, quantile, randomPath, runClients, type Sample } from './facets-client.ts';
import { importAll, readCpu, say, startApi } from './store-process.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    clients: { type: 'string', default: '16' },
    seconds: { type: 'string', default: '15' },
    data: { type: 'string' },
  },
});
const [partsFolder] = positionals;
if (partsFolder === undefined) throw new Error('bench: give the folder of the parts, e.g. facets.ts ../data/pc-parts');
const row = (name: string, samples: readonly Sample[], seconds: number): string => {
  const times = [0.5, 0.95, 0.99].map((share) => quantile(samples, share).toFixed(1));
  return `| ${name} | ${samples.length} | ${Math.round(samples.length / seconds)} | ${times.join(' | ')} |`;
};

const dataFolder = values.data ?? (await mkdtemp(join(tmpdir(), 'vitryna-facets-')));
try {
  await importAll(dataFolder, [readPcParts(partsFolder)]);
  const { base, stop, pid } = await startApi(dataFolder);
  try {
    const pages = await learnPages(base);
    const [clients, seconds] = [Number(values.clients), Number(values.seconds)];
    await runClients(base, () => randomPath(pages), clients, 3);
    const before = await readCpu(pid);
    const samples = await runClients(base, () => randomPath(pages), clients, seconds);
    const cpu = ((await readCpu(pid)) - before) / samples.length;
    const failed = samples.filter(({ status }) => status !== 200);
    const isList = ({ path }: Sample): boolean => path.includes('product/list');
    const distinct = new Set(samples.map(({ path }) => path)).size;
    say(`${clients} clients, ${seconds} s, ${distinct} different addresses, ${failed.length} failed`);
    const kilobytes = samples.reduce((sum, { bytes }) => sum + bytes, 0) / samples.length / 1000;
    say(`an answer has ${kilobytes.toFixed(0)} KB on average`);
    say(`the API used ${cpu.toFixed(2)} ms of processor time a request`);
    say('| call | requests | a second | p50 ms | p95 ms | p99 ms |\n|---|---|---|---|---|---|');
    say(row('product/list', samples.filter(isList), seconds));
    say(
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
} finally {
  if (values.data === undefined) await rm(dataFolder, { recursive: true });
}
