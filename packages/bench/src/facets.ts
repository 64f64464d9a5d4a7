/**
 * Category and facet queries over HTTP on the real parts: starts the store API, imports the parts, runs the clients.
 *
 * node packages/bench/src/facets.ts PARTS_FOLDER [--clients 16] [--seconds 15] [--data FOLDER]
 * With DATABASE_URL the data are in that PostgreSQL database (an empty one), else in PGlite in a new folder.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readPcParts } from '@vitryna/pc-parts';
import { importCatalogue, openDatabase } from '@vitryna/store-api';
import { learnPages, quantile, runClients, type Sample } from './facets-client.ts';

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
const databaseUrl = process.env.DATABASE_URL;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const importParts = async (dataFolder: string): Promise<void> => {
  const begin = performance.now();
  const database = await openDatabase(databaseUrl === undefined ? { dataFolder } : { databaseUrl });
  const { imported, unchanged, skipped } = await importCatalogue(database, readPcParts(partsFolder));
  await database.close();
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  say(`${database.engine}: ${imported} imported, ${unchanged} unchanged, ${skipped.length} skipped in ${seconds} s`);
};

/** Starts the API as `pnpm start` does, on a free port; resolves with its address. */
const startApi = async (dataFolder: string) => {
  const entry = fileURLToPath(new URL('./main.ts', import.meta.resolve('@vitryna/store-api')));
  const env = {
    PORT: '0',
    DATA_FOLDER: dataFolder,
    RATE_LIMIT_READS: 'off',
    MEDIA_WARMUP: 'off',
    NODE_ENV: 'production',
  };
  const child = spawn(process.execPath, [entry], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const base = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      const found = /ready: (\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.on('exit', (code) => reject(new Error(`bench: the store API ended with ${code}`)));
  });
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      child.on('exit', () => resolve());
      child.kill('SIGTERM');
    });
  return { base, stop, pid: child.pid ?? 0 };
};

/** Processor time a process has used, in milliseconds; 0 where the system does not tell (only Linux does). */
const readCpu = async (pid: number): Promise<number> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) * 10;
};

const row = (name: string, samples: readonly Sample[], seconds: number): string => {
  const times = [0.5, 0.95, 0.99].map((share) => quantile(samples, share).toFixed(1));
  return `| ${name} | ${samples.length} | ${Math.round(samples.length / seconds)} | ${times.join(' | ')} |`;
};

const dataFolder = values.data ?? (await mkdtemp(join(tmpdir(), 'vitryna-facets-')));
try {
  await importParts(dataFolder);
  const { base, stop, pid } = await startApi(dataFolder);
  try {
    const pages = await learnPages(base);
    const [clients, seconds] = [Number(values.clients), Number(values.seconds)];
    await runClients(base, pages, clients, 3);
    const before = await readCpu(pid);
    const samples = await runClients(base, pages, clients, seconds);
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
