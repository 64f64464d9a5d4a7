import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { type Database, openDatabase } from '@vitryna/store-api';
import { addDelivery, openTestFolder } from '@vitryna/store-api/testing';
import { importCommand } from './import-command.ts';

function run(...argv: string[]) {
  return runWatched(() => {}, ...argv);
}

function runWatched(onOutput: (text: string) => void, ...argv: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const stdout = (text: string) => {
    out.push(text);
    onOutput(text);
  };
  const io = { stdout, stderr: (text: string) => void err.push(text), env: {} };
  return importCommand.run(argv, io).then((code) => ({ code, out: out.join(''), err: err.join('') }));
}

test('explains itself', async () => {
  expect(await run('--help')).toMatchObject({
    code: 0,
    out: expect.stringContaining('vitryna import pc-parts FOLDER'),
  });
});

test.each([[[]], [['pc-parts']], [['nova-poshta']], [['tea', '/somewhere']], [['constructor', '/somewhere']]])(
  'says how it is used after %j',
  async (argv) => {
    const { code, err } = await run(...argv);
    expect(code).toBe(2);
    expect(err).toContain('vitryna import pc-parts FOLDER');
  },
);

const folders: string[] = [];
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))));

test('counts what it left out by reason, as text and as data', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'import-'));
  folders.push(folder);
  const [parts, data, report] = [join(folder, 'parts'), join(folder, 'store'), join(folder, 'reports/parts.json')];
  await mkdir(parts);
  await makeStore(data, async () => undefined);
  const cpu = (name: string, more: object = {}) => ({ name: `Acme ${name}`, price: 100, core_count: 6, ...more });
  const rows = [cpu('One'), cpu('Two', { price: null }), cpu('Three', { price: null, tdp: 'hot', verdict: 'cool' })];
  await writeFile(join(parts, 'cpu.json'), JSON.stringify([...rows, { price: 5 }, { price: 6 }]));
  const { code, out } = await run('pc-parts', parts, '--data', data, '--report', report);
  expect(code).toBe(0);
  const lines = out.split('\n');
  expect(lines).toContain('imported 3, unchanged 0, removed 0');
  for (const line of [
    '2 × record: has no name',
    '2 × price: the source has none: sold on request',
    '1 × property: cpu.tdp cannot be read',
    '1 × property: cpu.verdict is no specification',
  ])
    expect(lines).toContainEqual(expect.stringContaining(line));
  const written = JSON.parse(await readFile(report, 'utf8'));
  expect(written).toMatchObject({ read: 3, imported: 3, skipped: [] });
  expect(written.leftOut).toContainEqual({ what: 'record', reason: 'has no name', count: 2 });
  expect(written.leftOut).toContainEqual(expect.objectContaining({ what: 'price', count: 2 }));
  // Two rows, and the files of the other categories, which are not there.
  expect(written.unread).toHaveLength(2 + 24);
});

const week = {
  Monday: '08:00-20:00',
  Tuesday: '-',
  Wednesday: '-',
  Thursday: '-',
  Friday: '-',
  Saturday: '-',
  Sunday: '-',
};
const row = (at: number, more: object = {}) => ({
  ref: `00000000-0000-0000-0000-${String(at).padStart(12, '0')}`,
  ...{ number: String(at), type: 'postOffice', name: { uk: `Відділення №${at} (до 30 кг)`, ru: `Отделение №${at}` } },
  ...{
    address: { uk: 'Львів, В`юнка, 1', ru: 'Львов, Вьюнка, 1' },
    cityRef: 'other',
    city: { uk: 'Львів', ru: 'Львов' },
  },
  ...{ lat: 49.8, lng: 24, schedule: week, maxWeightKg: 0, status: 'Working', postFinance: true, paymentAccess: true },
  ...{ postalCode: '79018', ...more },
});

test('loads points of a carrier, again only what has changed, and counts what it left out', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'import-'));
  folders.push(folder);
  const [data, report] = [join(folder, 'store'), join(folder, 'report.json')];
  await seedPlaces(data);
  expect(await run('nova-poshta', folder, '--data', data)).toMatchObject({
    code: 1,
    err: expect.stringContaining('no file'),
  });
  const rows = [row(1), row(2, { type: 'postMachine' }), row(3, { status: 'Closed', maxWeightKg: 5 })];
  const wrong = [row(4, { lat: 0 }), row(5, { lat: 0 }), row(6, { city: { uk: 'Атлантида', ru: 'Атлантида' } }), null];
  await writeFile(join(folder, 'warehouses-lviv.json'), JSON.stringify([...rows, ...wrong]));
  const { code, out } = await run('nova-poshta', folder, '--data', data, '--report', report);
  expect(code).toBe(0);
  const lines = out.split('\n');
  for (const line of [
    '2 × point: lat is wrong',
    '1 × point: its city is not one of the store',
    '1 × point: the row is wrong',
  ])
    expect(lines).toContainEqual(expect.stringContaining(line));
  expect(lines).toContainEqual(expect.stringContaining('imported 3, unchanged 0, removed 0'));
  expect(JSON.parse(await readFile(report, 'utf8'))).toMatchObject({
    imported: 3,
    unread: expect.arrayContaining([{ file: 'warehouses-lviv.json', index: 6, reason: 'the row is wrong' }]),
  });
  expect(await readPoints(data)).toMatchObject([
    {
      number: '1',
      max_weight_kg: 30,
      max_size_cm: null,
      is_open: true,
      address: { uk: 'В’юнка, 1', ru: 'Вьюнка, 1' },
      schedule: { mon: '08:00-20:00', tue: '-' },
    },
    { number: '2', max_weight_kg: 30, max_size_cm: [60, 40, 30], is_open: true },
    { number: '3', max_weight_kg: 5, is_open: false },
  ]);
  expect((await run('nova-poshta', folder, '--data', data, '--report', report)).out).toContain(
    'imported 0, unchanged 3',
  );
});

test('tells how far it is, can be stopped by Ctrl+C, and goes on from there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'import-'));
  folders.push(folder);
  const [data, report] = [join(folder, 'store'), join(folder, 'report.json')];
  await seedPlaces(data);
  const rows = Array.from({ length: 600 }, (_, at) => row(at + 1));
  await writeFile(join(folder, 'warehouses-lviv.json'), JSON.stringify(rows));
  const command = ['nova-poshta', folder, '--data', data, '--report', report];
  const stopped = await runWatched(
    (text) => {
      if (text.includes(' of ')) process.emit('SIGINT');
    },
    ...command,
  );
  expect(stopped).toMatchObject({ code: 1, err: expect.stringContaining('stopped; run the command again to go on') });
  expect(stopped.out).toContain('250 of ');
  await expect(readFile(report, 'utf8')).rejects.toThrow('ENOENT');
  // What was there stays, so that deliveries work meanwhile.
  const between = await readPoints(data);
  expect(between.filter(({ ref }) => ref.startsWith('00000000'))).toHaveLength(250);
  expect(between.length).toBeGreaterThan(250);
  const { code, out } = await run(...command);
  expect([code, out]).toEqual([0, expect.stringContaining('imported 350, unchanged 250')]);
  expect(JSON.parse(await readFile(report, 'utf8'))).toMatchObject({ imported: 350, unchanged: 250, skipped: [] });
  expect(await readPoints(data)).toHaveLength(600);
});

async function withStore<T>(data: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataFolder: data });
  return work(database).finally(() => database.close());
}
/** A store whose tables need not be made by their migrations, one after the other. */
async function makeStore(data: string, add: (database: Database) => Promise<unknown>): Promise<void> {
  const database = await openTestFolder(data);
  await add(database).finally(() => database.close());
}
const seedPlaces = (data: string) => makeStore(data, addDelivery);
const readPoints = (data: string) =>
  withStore(data, ({ db }) =>
    db.selectFrom('delivery_point').selectAll().where('city_ref', '=', 'lviv').orderBy('number').execute(),
  );
