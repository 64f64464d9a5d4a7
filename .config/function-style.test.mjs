import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '..');
const exclude = ['**/node_modules/**', '**/dist/**'];

/** A constant of a module that is a function with a body; one whose type is written beside its name is a value of that type. */
const bodied =
  /^(?:export )?const (\w+) = (?:async )?(?:<[^=]*>)?\((?:[^\n]*|\n(?: [^\n]*\n)*)\)(?:: [^=\n]*)? => \{$/gm;

/** What answers with a function has no body itself. */
const answersFunction = / => (?:async )?\(.* => \{$/s;

const named = (text) =>
  [...text.matchAll(bodied)].flatMap(([head, name]) => (answersFunction.test(head) ? [] : [name]));

test('a named function with a body is declared as a function', () => {
  const files = globSync(
    ['{shell,mf-*,examples/*}/**/*.{ts,tsx}', 'packages/*/{src,gallery}/**/*.{ts,tsx}', '.config/**/*.mjs'],
    {
      cwd: root,
      exclude,
    },
  );
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) =>
    named(readFileSync(join(root, file), 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['const one = () => {\n  act();\n};', ['one']],
  ['export const two = async (a: string, b = () => 1): Promise<void> => {\n};', ['two']],
  ['export const three = <T,>(\n  a: T,\n  b: T,\n): T => {\n};', ['three']],
  ['const short = (a: string) => a;', []],
  ['const maker = (a: string) => (b: string) => {\n};', []],
  ['const feature: Feature = (app) => {\n};', []],
  ['function whole() {\n  const inner = () => {\n  };\n}', []],
])('%j', (text, names) => expect(named(text)).toEqual(names));
