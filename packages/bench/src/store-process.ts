import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { loadPictureDrawer, readAssortment } from '@vitryna/assortment';
import type { CatalogueImport } from '@vitryna/contracts/catalogue-import';
import { importCatalogue, openDatabase } from '@vitryna/store-api';

/** Prints a line. */
export const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Imports assortments into the PostgreSQL database of `DATABASE_URL`, or into PGlite in the folder. */
export async function importAll(dataFolder: string, sources: readonly CatalogueImport[]): Promise<void> {
  const databaseUrl = process.env.DATABASE_URL;
  const drawer = await loadPictureDrawer(readAssortment(demoShop).pictureDrawer);
  const database = await openDatabase(databaseUrl === undefined ? { dataFolder } : { databaseUrl });
  for (const source of sources) {
    const begin = performance.now();
    const { imported, unchanged, skipped } = await importCatalogue(database, source, { drawer });
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    const counts = `${imported} imported, ${unchanged} unchanged, ${skipped.length} skipped`;
    print(`${database.engine}, ${source.source}: ${counts} in ${seconds} s`);
  }
  await database.close();
}

/** What the store sells, as with `npm start`. */
export const demoShop = fileURLToPath(new URL('../../../examples/demo-shop', import.meta.url));

/** A running store API. */
export type StoreProcess = { base: string; pid: number; stop: () => Promise<void> };

/** Starts the API as `pnpm start` does, on a free port, without limits and without drawing pictures unless `more` says so. */
export async function startApi(dataFolder: string, more: Record<string, string> = {}): Promise<StoreProcess> {
  const entry = fileURLToPath(new URL('./main.ts', import.meta.resolve('@vitryna/store-api')));
  const env = {
    PORT: '0',
    DATA_FOLDER: dataFolder,
    ASSORTMENT_FOLDER: demoShop,
    RATE_LIMIT_READS: 'off',
    RATE_LIMIT_SUGGEST: 'off',
    MEDIA_WARMUP: 'off',
    ...more,
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
}

/** Processor time of a process and of its children that have ended, in milliseconds; 0 where the system does not tell (only Linux does). */
export async function readCpu(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const ticks = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
    .map(Number);
  return ticks.reduce((sum, count) => sum + count, 0) * 10;
}

/** Memory a process holds, in megabytes; 0 where the system does not tell. */
export async function readMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
