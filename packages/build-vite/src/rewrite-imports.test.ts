import { expect, test } from '@jest/globals';
import { parseSync } from 'vite';
import { rewriteImports } from './rewrite-imports.ts';

const helper = 'helper.js';
const rewrite = (code: string, fileName = 'page.js') =>
  rewriteImports(code, parseSync(fileName, code).program, fileName, (name) => name === helper)?.code;

const prelude =
  'const __vitryna_container__ = await globalThis.__vitrynaImport(import.meta.url)("./remoteEntry.js");\n';

test.each([
  ["import { useState as a } from 'react';", 'const { "useState": a } = await __vitryna_container__.share("react");'],
  ["import * as all from 'react';", 'const all = await __vitryna_container__.share("react");'],
  [
    "import one, { two } from './x.js';",
    'const { "default": one, "two": two } = await __vitryna_container__.load("./x.js");',
  ],
  ["import './x.js';", 'await __vitryna_container__.load("./x.js");'],
  ["const late = () => import('./late.js');", 'const late = () => __vitryna_container__.load("./late.js");'],
])('%s goes through the container', (code, expected) => {
  expect(rewrite(code)).toBe(prelude + expected);
});

test('the container calls itself', () => {
  expect(rewrite("const pages = () => import('./pages.js');", 'remoteEntry.js')).toBe(
    'const pages = () => load("./pages.js");',
  );
});

test("Vite's own loader is not fetched", () => {
  expect(rewrite("import { t as p } from './helper.js';\np(() => import('./a.js'));", 'remoteEntry.js')).toBe(
    'const p = (load) => load();\np(() => load("./a.js"));',
  );
});

test.each([
  ['a container that needs another file', "import './x.js';", 'remoteEntry.js', /nothing would verify it/],
  ['an export of another file', "export { a } from './x.js';", 'page.js', /export the names/],
  ['an import of what only the running code knows', 'import(name);', 'page.js', /only the running code knows/],
])('refuses %s', (_, code, fileName, message) => {
  expect(() => rewrite(code, fileName)).toThrow(message);
});

test('leaves a chunk alone that imports nothing', () => {
  expect(rewrite('export const a = 1;')).toBeUndefined();
});
