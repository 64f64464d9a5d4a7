import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import table from '../workspaces.cjs';

/** Each with the file that it is; most libraries keep theirs in a folder for what was built. */
const libraries = {
  react: 'index.js',
  zod: 'index.js',
  '@jest/globals': 'index.js',
  linted: 'index.js',
  kept: 'dist/index.js',
};
const packages = Object.keys(table.workspaces).filter((name) => !/^(?:shell|mf-|examples\/)/.test(name));

/** The workspaces of the test tree: every workspace with something to import, and two remotes. */
const base = {
  'shell/src/page.ts': 'export const page = 1;',
  'shell/src/ssr/render.ts': 'export const render = 1;',
  'shell/server/app.ts': 'export const app = 1;',
  'shell/service-worker/messages.ts': 'export type Message = string;',
  'shell/service-worker/main.ts': 'export const worker = 1;',
  'packages/contracts/src/api.ts': 'export type Api = string;',
  'packages/i18n/src/react.ts': "import 'react';\nexport const useTranslate = 1;",
  'packages/release/src/testing/fake.ts': 'export const fake = 1;',
  'packages/store-api/src/testing.ts': 'export const sample = 1;',
  'packages/ui/src/button.css': "@import './inner.css';",
  ...Object.fromEntries(
    ['mf-one', 'mf-two'].flatMap((remote) => [
      [`${remote}/src/expose/pages.ts`, "export const pages = { list: () => import('../routes/list.ts') };"],
      [`${remote}/src/routes/list.ts`, "export { view } from '#features/list/view.ts';"],
      [`${remote}/src/routes.ts`, 'export const routes = [];'],
      [`${remote}/src/features/list/view.ts`, 'export const view = 1;'],
      [`${remote}/src/features/list/list.module.css`, '.list { color: red; }'],
      [`${remote}/src/features/cart/cart.ts`, 'export const cart = 1;'],
      [`${remote}/src/features/cart/cart.test.ts`, "import '@jest/globals';"],
      [`${remote}/src/testing/render.ts`, "import '@vitryna/testing';"],
      [`${remote}/dist/client/list.js`, 'export const built = 1;'],
    ]),
  ),
};

function write(root, file, text) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** A small copy of the project's layout in a temporary folder, with these files besides. */
export function makeFixtureTree(files) {
  const root = mkdtempSync(join(tmpdir(), 'vitryna-rules-'));
  const manifest = (name, more = {}) => {
    const devDependencies = { linted: '*' };
    return JSON.stringify({ name: `@vitryna/${name}`, type: 'module', devDependencies, ...more });
  };
  for (const app of ['shell', 'mf-one', 'mf-two', 'examples/one']) {
    write(root, `${app}/package.json`, manifest(app.replace('/', '-'), { imports: { '#*': './src/*' } }));
  }
  for (const name of packages) {
    const exports = { '.': './src/index.ts', './react': './src/react.ts', './button.css': './src/button.css' };
    write(root, `${table.pathOf(name)}/package.json`, manifest(name, { exports, imports: { '#*': './src/*' } }));
    write(root, `${table.pathOf(name)}/src/index.ts`, 'export const name = 1;');
    write(root, `${table.pathOf(name)}/src/inner.ts`, 'export const inner = 1;');
    mkdirSync(join(root, 'node_modules/@vitryna'), { recursive: true });
    symlinkSync(join(root, table.pathOf(name)), join(root, 'node_modules/@vitryna', name));
  }
  for (const [name, main] of Object.entries(libraries)) {
    write(root, `node_modules/${name}/package.json`, JSON.stringify({ name, main }));
    write(root, `node_modules/${name}/${main}`, '');
  }
  for (const [file, text] of Object.entries({ ...base, ...files })) write(root, file, text);
  symlinkSync(join(import.meta.dirname, '..'), join(root, '.config'));
  return { root, baseFiles: Object.keys(base), remove: () => rmSync(root, { recursive: true }) };
}
