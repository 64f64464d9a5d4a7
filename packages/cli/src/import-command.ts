import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type AssortmentParts, loadImporter, loadPictureDrawer, readAssortment } from '@vitryna/assortment';
import type { AssortmentImporter, PictureDrawer } from '@vitryna/contracts/assortment';
import type { CommandIo, ExitCode } from '@vitryna/release/cli';
import { type Database, importCatalogue, importPoints, openDatabase } from '@vitryna/store-api';
import { pointLines, reportLines, toWrittenReport } from './import-report.ts';
import { readNovaPoshta } from './nova-poshta/read-nova-poshta.ts';
import { assortmentFolder, dataFolder } from './project.ts';

/** The text of `--help`, with a line for each importer of the assortment. */
async function helpOf({ importers }: AssortmentParts): Promise<string> {
  const known = await Promise.all(
    [...importers].map(async ([name, module]) => ({ name, summary: (await loadImporter(module)).summary })),
  );
  return `${known.map(({ name }) => `vitryna import ${name} FOLDER\n`).join('')}vitryna import nova-poshta FOLDER

${known.map(({ name, summary }) => `${name} loads ${summary} into the catalogue.\n`).join('')}nova-poshta loads points of delivery (files called warehouses-….json) in the place of the demo's in the same cities.
It can be stopped and run again: what is there and unchanged is left alone. Omissions are counted by reason, and the report is written as JSON, too.

  --data FOLDER    data folder of the embedded database (default: DATA_FOLDER, else .data/store of the project)
  --report FILE    where the report is written (default: .data/reports/SOURCE.json of the project)
  -h, --help       print this help

DATABASE_URL names a PostgreSQL server instead; then the store may go on running. The embedded database belongs to one
process: stop the store first. ASSORTMENT_FOLDER names what else can be imported (packages/assortment).
`;
}

/** A line that is written over itself on a terminal, and every ten percent elsewhere. */
function createProgress(io: CommandIo): (done: number, total: number | null) => void {
  let shown = -1;
  return (done, total) => {
    const percent = total ? Math.floor((done / total) * 100) : 0;
    if (process.stdout.isTTY) {
      const filled = Math.round(percent / 4);
      io.stdout(`\r[${'#'.repeat(filled)}${'.'.repeat(25 - filled)}] ${percent} %  ${done} of ${total ?? '?'}`);
      if (done === total) io.stdout('\n');
    } else if (Math.floor(percent / 10) > shown) {
      shown = Math.floor(percent / 10);
      io.stdout(`${percent} %  ${done} of ${total ?? '?'}\n`);
    }
  };
}

/** A source's result: its lines for a terminal and its report as data. */
type Done = { lines: string[]; written: unknown };
type Work = {
  database: Database;
  folder: string;
  progress: (done: number, total: number | null) => void;
  signal: AbortSignal;
};

async function importAssortment(
  { read }: AssortmentImporter,
  drawer: PictureDrawer,
  { database, folder, progress, signal }: Work,
): Promise<Done> {
  const source = read(folder);
  const imported = await importCatalogue(database, source, {
    drawer,
    onProgress: ({ done, total }) => progress(done, total),
    signal,
  });
  const written = toWrittenReport(imported, source.report());
  return { lines: reportLines(written), written };
}

async function importNovaPoshta({ database, folder, progress, signal }: Work): Promise<Done> {
  const source = readNovaPoshta(folder);
  const imported = await importPoints(database, source, { onProgress: progress, signal });
  const written = { ...imported, unread: source.unread };
  return { lines: pointLines(written), written };
}

/** What a name imports; null where nothing is called so. */
async function importOf(name: string, { importers, pictureDrawer }: AssortmentParts) {
  if (name === 'nova-poshta') return importNovaPoshta;
  const module = importers.get(name);
  if (module === undefined) return null;
  const [importer, drawer] = await Promise.all([loadImporter(module), loadPictureDrawer(pictureDrawer)]);
  return (work: Work) => importAssortment(importer, drawer, work);
}

type Places = { folder: string; data: string; report: string };

async function runImport(
  importSource: (work: Work) => Promise<Done>,
  { folder, data, report }: Places,
  io: CommandIo,
): Promise<ExitCode> {
  const began = performance.now();
  const { DATABASE_URL: databaseUrl } = io.env;
  const database = await openDatabase(databaseUrl ? { databaseUrl } : { dataFolder: data });
  const stopping = new AbortController();
  const stop = () => stopping.abort(new Error('stopped; run the command again to go on'));
  process.once('SIGINT', stop);
  try {
    const { lines, written } = await importSource({
      ...{ database, folder, progress: createProgress(io), signal: stopping.signal },
    });
    mkdirSync(dirname(report), { recursive: true });
    writeFileSync(report, `${JSON.stringify(written, null, 1)}\n`);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    io.stdout(`${lines.join('\n')}\nin ${seconds} s; ${report} names every record\n`);
    return 0;
  } finally {
    process.off('SIGINT', stop);
    await database.close();
  }
}

/** `vitryna import …`. */
export const importCommand = {
  summary: 'load an assortment or points of delivery',
  async run(argv: string[], io: CommandIo): Promise<ExitCode> {
    const { values, positionals } = parseArgs({
      args: argv,
      options: {
        data: { type: 'string' },
        report: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
      allowPositionals: true,
    });
    const [source, folder] = positionals;
    const parts = readAssortment(assortmentFolder === 'off' ? null : assortmentFolder);
    if (values.help) {
      io.stdout(await helpOf(parts));
      return 0;
    }
    const importSource = await importOf(source ?? '', parts);
    if (importSource === null || !folder) {
      io.stderr(
        `${source ? `"${source}" is nothing to import, or its folder is missing` : 'what shall be imported?'}\n\n${await helpOf(parts)}`,
      );
      return 2;
    }
    try {
      const data = values.data ?? io.env.DATA_FOLDER ?? join(dataFolder, 'store');
      const report = values.report ?? join(dataFolder, `reports/${source}.json`);
      return await runImport(importSource, { folder, data, report }, io);
    } catch (error) {
      io.stderr(`\n${error instanceof Error ? error.message : String(error)}\n`);
      return 1;
    }
  },
};
