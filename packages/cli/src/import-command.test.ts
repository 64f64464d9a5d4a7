import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { importCommand } from './import-command.ts';

function run(...argv: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const io = { stdout: (text: string) => void out.push(text), stderr: (text: string) => void err.push(text), env: {} };
  return importCommand.run(argv, io).then((code) => ({ code, out: out.join(''), err: err.join('') }));
}

test('explains itself', async () => {
  expect(await run('--help')).toMatchObject({
    code: 0,
    out: expect.stringContaining('vitryna import pc-parts FOLDER'),
  });
});

test.each([[[]], [['pc-parts']], [['tea', '/somewhere']]])('says how it is used after %j', async (argv) => {
  const { code, err } = await run(...argv);
  expect(code).toBe(2);
  expect(err).toContain('vitryna import pc-parts FOLDER');
});

const folders: string[] = [];
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))));

test('counts what it left out by reason, as text and as data', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'import-'));
  folders.push(folder);
  const [parts, data, report] = [join(folder, 'parts'), join(folder, 'store'), join(folder, 'reports/parts.json')];
  await mkdir(parts);
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
}, 60_000);
