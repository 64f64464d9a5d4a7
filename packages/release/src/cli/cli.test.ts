import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fakeRoute, makeTemporaryFolder, writeFakeRelease } from '../testing/index.ts';
import { releaseCommand } from './index.ts';

let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>;
beforeEach(async () => {
  folder = await makeTemporaryFolder();
});
afterEach(() => folder.remove());

async function run(...argv: string[]) {
  const output = { stdout: '', stderr: '' };
  const env = { RELEASE_STORE: join(folder.path, 'store'), API_URL: 'http://127.0.0.1:1' };
  const stdout = (text: string) => {
    output.stdout += text;
  };
  const stderr = (text: string) => {
    output.stderr += text;
  };
  return { code: await releaseCommand.run(argv, { stdout, stderr, env }), ...output };
}

test('explains itself and each command', async () => {
  await expect(run('--help')).resolves.toMatchObject({ code: 0, stdout: expect.stringContaining('rollback') });
  for (const name of ['publish', 'promote', 'rollback', 'canary', 'status', 'log', 'list', 'diff', 'gc', 'verify']) {
    await expect(run(name, '--help')).resolves.toMatchObject({
      code: 0,
      stdout: expect.stringContaining(`release ${name}`),
    });
  }
});

test.each([
  [[]],
  [['fly']],
  [['publish']],
  [['promote', '--nonsense']],
  [['promote', 'etc/passwd']],
  [['canary', 'mf-catalog']],
  [['canary', 'mf-catalog', '--percent', '200']],
  [['rollback', 'yesterday']],
  [['rollback', '--wait', 'long']],
  [['canary', 'end']],
  [['canary', 'end', 'mf-catalog', '--all']],
  [['log', '--limit', 'all']],
  [['list', 'etc/passwd']],
  [['diff', 'live']],
  [['diff', 'live', 'mf-catalog@1.0.0']],
  [['diff', 'live', 'yesterday']],
  [['gc']],
  [['gc', '--keep', 'all']],
  [['verify', 'mf-catalog']],
  [['promote', '--skip-smoke']],
  [['canary', 'mf-catalog', '--percent', '5', '--skip-smoke', '--reason', ' ']],
])('answers wrong use %j with the help and exit code 2', async (argv) => {
  await expect(run(...argv)).resolves.toMatchObject({ code: 2, stderr: expect.stringContaining('vitryna release') });
});

const untried = ['--skip-smoke', '--reason', 'a test'];

test('publishes, promotes, looks and rolls back', async () => {
  const dist = (name: string) => join(folder.path, name);
  await writeFakeRelease(dist('shell'), { name: 'shell' });
  await writeFakeRelease(dist('catalog'), { name: 'mf-catalog', routes: [fakeRoute('home', '', '')] });
  await writeFakeRelease(dist('changed'), {
    name: 'mf-catalog',
    version: '1.1.0',
    routes: [fakeRoute('home', '', '')],
    builtAt: '2026-03-03T00:00:00.000Z',
  });
  await expect(run('status')).resolves.toMatchObject({ code: 0, stdout: expect.stringContaining('nothing is live') });
  await expect(run('publish', dist('shell'), dist('catalog'))).resolves.toMatchObject({ code: 0 });
  const promoted = await run('promote', ...untried);
  expect(promoted).toMatchObject({ code: 0, stdout: expect.stringMatching(/ok +shared-ranges[\s\S]*live now/) });
  await run('publish', dist('changed'));
  await expect(run('canary', 'mf-catalog', '--percent', '20', ...untried)).resolves.toMatchObject({ code: 0 });
  const twice = await run(
    'canary',
    'mf-catalog',
    '--percent',
    '30',
    '--as',
    'ann',
    '--skip-smoke',
    '--reason',
    'calm so far',
  );
  expect(twice).toMatchObject({ code: 0, stdout: expect.stringContaining('mf-catalog@1.1.0 (30 %)') });
  await expect(run('status')).resolves.toMatchObject({ stdout: expect.stringMatching(/by ann: calm so far\ncanary /) });
  await expect(run('canary', 'end', 'mf-catalog')).resolves.toMatchObject({ code: 0 });
  await expect(run('canary', 'end', 'mf-catalog')).resolves.toMatchObject({ code: 1 });
  await expect(run('promote', 'mf-catalog@1.1.0', ...untried)).resolves.toMatchObject({ code: 0 });
  const status = JSON.parse((await run('status', '--json')).stdout);
  expect(status).toMatchObject({ live: { parts: { 'mf-catalog': { version: '1.1.0' } } }, pointer: { revision: 5 } });
  await expect(run('rollback', 'mf-catalog')).resolves.toMatchObject({
    code: 0,
    stdout: expect.stringContaining('live again'),
  });
  await expect(run('rollback')).resolves.toMatchObject({ code: 1, stderr: expect.stringContaining('first one') });
});

test('answers a refused promote with exit code 1 and the reasons', async () => {
  await writeFakeRelease(join(folder.path, 'shell'), { name: 'shell' });
  await writeFakeRelease(join(folder.path, 'catalog'), { name: 'mf-catalog', shared: { react: '^18.0.0' } });
  await run('publish', join(folder.path, 'shell'), join(folder.path, 'catalog'));
  await expect(run('promote')).resolves.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('needs react ^18.0.0'),
  });
});

test('remembers, lists, compares, verifies and clears up', async () => {
  const dist = (name: string) => join(folder.path, name);
  await writeFakeRelease(dist('shell'), { name: 'shell' });
  await writeFakeRelease(dist('next'), { name: 'shell', version: '1.1.0', builtAt: '2026-03-03T00:00:00.000Z' });
  await run('publish', dist('shell'), '--as', 'olena', '--reason', 'the first');
  await run('promote', '--skip-smoke', '--as', 'ihor', '--reason', 'the shop opens');
  await run('publish', dist('next'));
  await run('promote', 'shell', '--skip-smoke', '--reason', 'tried elsewhere');
  const log = await run('log');
  expect(log.stdout).toMatch(/promote[\s\S]*ihor: the shop opens[\s\S]*publish +shell 1.0.0\n {2}olena: the first/);
  const events = JSON.parse((await run('log', '--limit', '3', '--json')).stdout);
  expect(events.map(({ action }: { action: string }) => action)).toEqual(['promote', 'publish', 'promote']);
  expect((await run('list')).stdout).toMatch(/1\.1\.0 .* live\n {2}1\.0\.0 .* history\n/);
  expect(JSON.parse((await run('list', 'shell', '--json')).stdout)).toMatchObject({ shell: [{ uses: ['live'] }, {}] });
  expect((await run('diff', 'shell@1.0.0', 'shell@1.1.0')).stdout).toMatch(
    /shell 1.0.0 to 1.1.0[\s\S]*files: .* changed/,
  );
  expect(JSON.parse((await run('diff', events[2].to, 'live', '--json')).stdout)).toMatchObject([{ app: 'shell' }]);
  await expect(run('verify')).resolves.toMatchObject({ code: 0, stdout: expect.stringContaining('2 releases') });
  await writeFile(join(folder.path, 'store/shell/1.0.0/client/entry.js'), 'changed');
  await expect(run('verify', 'shell@1.0.0')).resolves.toMatchObject({ code: 1 });
  await expect(run('verify', 'shell@1.1.0', '--json')).resolves.toMatchObject({ code: 0 });
  expect((await run('gc', '--keep', '3')).stdout).toMatch(/would remove 0 releases/);
  expect(JSON.parse((await run('gc', '--keep', '3', '--remove', '--json')).stdout)).toMatchObject({ removed: true });
});

test('refuses what was not tried because the API is away, and says how to go on', async () => {
  await writeFakeRelease(join(folder.path, 'shell'), { name: 'shell' });
  await run('publish', join(folder.path, 'shell'));
  await expect(run('promote')).resolves.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('the store API does not answer at http://127.0.0.1:1'),
  });
  await expect(run('promote', '--skip-smoke', '--reason', 'the API moves')).resolves.toMatchObject({
    code: 0,
    stdout: expect.stringContaining('NOT RUN, as asked: the API moves'),
  });
});
