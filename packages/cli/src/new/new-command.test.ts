import { spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { root } from '../project.ts';
import { newCommand } from './new-command.ts';

const name = 'mf-gift-cards';
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitryna-new-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function run(...argv: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const io = { stdout: (text: string) => void out.push(text), stderr: (text: string) => void err.push(text), env: {} };
  const code = await newCommand.run(argv, io);
  return { code, out: out.join(''), err: err.join('') };
}

test('explains itself', async () => {
  expect(await run('--help')).toMatchObject({ code: 0, out: expect.stringContaining('vitryna new mf-NAME') });
});

test.each([
  [[]],
  [['shell']],
  [['gifts']],
  [['mf-']],
  [['mf-Gifts']],
  [['mf-gift_cards']],
  [['mf-../x']],
  [['mf-a', 'mf-b']],
])('refuses %j as a name', async (argv) => {
  const { code, err } = await run(...argv, '--into', folder);
  expect(code).toBe(2);
  expect(err).toContain('vitryna new mf-NAME');
  expect(readdirSync(folder)).toEqual([]);
});

test('refuses a bundler that it has no files for', async () => {
  const { code, err } = await run(name, '--bundler', 'parcel', '--into', folder);
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('"parcel" builds no remote here') });
});

test.each(['webpack', 'vite'])('a remote of %s has what the example of that bundler has', async (bundler) => {
  const into = join(folder, bundler);
  expect(await run(name, '--bundler', bundler, '--into', into)).toMatchObject({ code: 0 });
  const example = join(root, 'examples', bundler);
  const read = (path: string) => readFileSync(path, 'utf8');
  expect(read(join(into, name, 'build.ts'))).toBe(read(join(example, 'build.ts')));
  const [own, theirs] = [join(into, name), example].map((path) => JSON.parse(read(join(path, 'package.json'))));
  expect(own.scripts).toEqual(theirs.scripts);
  expect(own.dependencies).toEqual(theirs.dependencies);
  expect(own.devDependencies).toMatchObject(theirs.devDependencies);
  expect(Object.keys(own.devDependencies).filter((name) => name.includes('rspack'))).toEqual([]);
  expect(existsSync(join(into, name, 'rspack.config.ts'))).toBe(false);
});

describe('a new remote', () => {
  const remote = () => join(folder, name);
  const tool = (command: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', command), args, {
      cwd: folder,
      encoding: 'utf8',
    });
    return { status, output: stdout + stderr };
  };
  const passed = (output: unknown = expect.anything()) => ({ status: 0, output });

  beforeAll(async () => {
    expect(await run(name, '--into', folder)).toMatchObject({ code: 0, out: expect.stringContaining('pnpm install') });
    // What pnpm would link: the new remote needs no more than this one has.
    symlinkSync(join(root, 'mf-account/node_modules'), join(remote(), 'node_modules'));
    for (const shared of ['node_modules', '.config']) symlinkSync(join(root, shared), join(folder, shared));
  });

  test('is not written over', async () => {
    expect(await run(name, '--into', folder)).toMatchObject({
      code: 1,
      err: expect.stringContaining('exists already'),
    });
  });

  test('carries its own name everywhere', () => {
    const files = globSync(['*.*', 'src/**/*.*'], { cwd: remote() });
    expect(files).toEqual(expect.arrayContaining(['package.json', 'src/routes/contact.tsx', 'src/locales/ru.json']));
    for (const file of files) expect(readFileSync(join(remote(), file), 'utf8')).not.toMatch(/__[a-z]+__/);
  });

  test('depends on what the smallest of the others has', () => {
    const dependencies = (path: string) => {
      const manifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
      return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
    };
    expect(dependencies(join(root, 'mf-account'))).toEqual(expect.arrayContaining(dependencies(remote())));
  });

  test('is formatted and clean', () => {
    const config = ['--vcs-enabled=false', `--config-path=${join(root, '.biome.json')}`];
    expect(tool('biome', 'check', '--error-on-warnings', ...config, remote())).toEqual(passed());
  });

  test('has right types', () => {
    expect(tool('tsc', '--noEmit', '--project', join(remote(), 'tsconfig.json'))).toEqual(passed(''));
  });

  test('keeps the rules for imports', () => {
    const config = ['--config', '.config/dependency-rules.cjs', '--preserve-symlinks'];
    expect(tool('depcruise', ...config, name)).toEqual(passed(expect.stringContaining('no dependency violations')));
  });

  test('passes its own tests', () => {
    const base = JSON.stringify(join(root, '.config/jest.config.mjs'));
    const own = JSON.stringify({ rootDir: root, roots: [remote()], modulePathIgnorePatterns: [] });
    const config = join(folder, 'jest.config.mjs');
    writeFileSync(config, `import base from ${base};\nexport default { ...base, ...${own} };\n`);
    const jest = ['--experimental-vm-modules', join(root, 'node_modules/jest/bin/jest.js'), '--config', config];
    const { status, stderr } = spawnSync(process.execPath, jest, { cwd: root, encoding: 'utf8' });
    expect({ status, output: stderr }).toEqual(passed(expect.stringMatching(/Test Suites: 3 passed/)));
  });
});
