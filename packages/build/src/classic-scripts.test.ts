import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { afterAll, expect, test } from '@jest/globals';
import { rspack } from '@rspack/core';
import { clientBase } from './base-configs.ts';
import { classicOutput, classicScripts } from './classic-scripts.ts';

const folder = join(import.meta.dirname, '../../../.data/test-classic-scripts');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Builds an entry and another that it loads later; names of scripts → their code. */
async function build(): Promise<Map<string, string>> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'main.js'), `globalThis.loaded = import('./late.js'); export const name = 'main';`);
  writeFileSync(join(folder, 'late.js'), 'export const late = 1;');
  const base = clientBase({ name: 'trial', folder });
  const compiler = rspack({
    ...base,
    entry: { main: './main.js' },
    output: { ...base.output, ...classicOutput },
    plugins: [...(base.plugins ?? []), classicScripts(/^main\.\w+\.js$/)],
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => (error || stats?.hasErrors() ? reject(error ?? stats?.toString()) : resolve())),
  );
  await new Promise((resolve) => compiler.close(resolve));
  const client = join(folder, 'dist/client');
  const scripts = readdirSync(client).filter((file) => file.endsWith('.js'));
  return new Map(scripts.map((file) => [file.replace(/\.\w+\.js$/, ''), readFileSync(join(client, file), 'utf8')]));
}

test('makes a classic script of the entry, which leaves no names behind and loads modules from where it stands', async () => {
  const scripts = await build();
  expect([...scripts.keys()].filter((name) => name !== 'main')).toHaveLength(1);
  const asked: unknown[] = [];
  const page = createContext({
    document: { currentScript: { src: 'https://shop.example/assets/shell/1/main.js' } },
    __vitrynaImport: (base: string) => (path: string) => {
      asked.push(base, path);
      return new Promise(() => {});
    },
  });
  const names = () => runInContext('Object.getOwnPropertyNames(globalThis).length', page) as number;
  const before = names();
  // A module's own words would be errors here.
  runInContext(scripts.get('main') ?? '', page);
  expect(asked).toEqual(['https://shop.example/assets/shell/1/main.js', expect.stringMatching(/^\.\/\d+\.\w+\.js$/)]);
  expect(names()).toBe(before + 1);
});

test('leaves what it loads later a module', async () => {
  const scripts = await build();
  const [late] = [...scripts].filter(([name]) => name !== 'main').map(([, code]) => code);
  expect(late).toMatch(/^export const /);
});
