import layers from '../layers.cjs';
import table from '../workspaces.cjs';

const remote = 'mf-one/src';
const feature = `${remote}/features/list`;
const route = `${remote}/routes`;
const two = '../../../../mf-two';
const createRequire = "import { createRequire } from 'node:module';\n";

/** A file, what it says, and the rules that refuse it: every way round a rule that there is. */
const written = [
  // Another remote.
  [`${feature}/static.ts`, `import '${two}/src/features/cart/cart.ts';`, 'no-cross-remote', 'no-internals'],
  [`${feature}/type.ts`, `import type { V } from '${two}/src/routes/list.ts';`, 'no-cross-remote', 'no-internals'],
  [`${feature}/inline-type.ts`, `type V = import('${two}/src/routes.ts').V;`, 'no-cross-remote', 'no-internals'],
  [`${feature}/export.ts`, `export * from '${two}/src/routes.ts';`, 'no-cross-remote', 'no-internals'],
  [`${feature}/dynamic.ts`, `void import('${two}/src/routes.ts');`, 'no-cross-remote', 'no-internals'],
  [`${feature}/template.ts`, `void import(\`${two}/src/routes.ts\`);`, 'no-cross-remote', 'no-internals'],
  [`${feature}/require.test.ts`, `require('${two}/src/routes.ts');`, 'no-cross-remote', 'no-internals'],
  [`${feature}/import-equals.ts`, `import V = require('${two}/src/routes.ts');`, 'no-cross-remote', 'no-internals'],
  [`${feature}/resolve.test.ts`, `require.resolve('${two}/src/routes.ts');`, 'no-cross-remote', 'no-internals'],
  [`${feature}/mock.test.ts`, `jest.mock('${two}/src/routes.ts');`, 'no-cross-remote', 'no-internals'],
  [`${feature}/built.ts`, `import '${two}/dist/client/list.js';`, 'no-cross-remote', 'no-internals'],
  [`${feature}/url.ts`, `new URL('${two}/src/routes.ts', import.meta.url);`, 'no-cross-remote', 'no-internals'],
  [`${feature}/path-url.ts`, "new URL('/mf-two/dist/client/list.js', origin);", 'no-cross-remote', 'no-internals'],
  [`${feature}/assets.ts`, "void fetch('/assets/mf-two/1.0.0/list.js');", 'no-cross-remote', 'no-internals'],
  [`${feature}/alias.ts`, "import '#../../mf-two/routes.ts';", 'no-cross-remote', 'no-internals', 'no-unresolved'],
  [`${feature}/reference.ts`, `/// <reference path="${two}/src/routes.ts" />`, 'no-cross-remote', 'no-internals'],
  [`${feature}/by-name.ts`, "import '@vitryna/mf-two';", 'no-unresolved'],
  [
    `${feature}/composes.module.css`,
    `.a { composes: list from '${two}/src/features/list/list.module.css'; }`,
    ...['no-cross-remote', 'no-internals'],
  ],
  [`${feature}/import.css`, `@import "${two}/src/features/list/list.module.css";`, 'no-cross-remote', 'no-internals'],
  [`${feature}/import-url.css`, `@import url(${two}/src/features/list/a.css);`, 'no-cross-remote', 'no-internals'],
  [`${feature}/value.module.css`, `@value red from '${two}/src/a.css';`, 'no-cross-remote', 'no-internals'],
  [`${feature}/icss.module.css`, `:import('${two}/src/a.css') { red: red; }`, 'no-cross-remote', 'no-internals'],
  [`${feature}/picture.module.css`, `.a { background: url(${two}/src/a.png); }`, 'no-cross-remote', 'no-internals'],

  // Imports that no rule can judge.
  [`${feature}/variable.ts`, 'void import(name);', 'no-computed-import'],
  [`${feature}/part.ts`, `void import(\`./\${name}.ts\`);`, 'no-computed-import'],
  [`${feature}/sum.ts`, "void import('./' + name);", 'no-computed-import'],
  ['shell/src/variable.tsx', 'void import(name);', 'no-computed-import'],
  ['packages/ui/src/variable.test.ts', 'require(name);', 'no-computed-import'],
  ['packages/brand/src/alias.ts', 'const load = require;\nload(name);', 'no-computed-import'],
  ['packages/brand/src/resolved.ts', 'open(require.resolve(name));', 'no-computed-import'],
  [
    'packages/brand/src/module.ts',
    `${createRequire}createRequire(import.meta.url)(join(a, 'b'));`,
    'no-computed-import',
  ],
  [
    'packages/brand/src/named.ts',
    `${createRequire}const load = createRequire(import.meta.url);\nload(name);`,
    'no-computed-import',
  ],
  [
    'packages/brand/src/taken.ts',
    `${createRequire}const { resolve } = createRequire(import.meta.url);\nresolve(name);`,
    'no-computed-import',
  ],
  ['packages/brand/src/handed.ts', `${createRequire}run(createRequire(import.meta.url));`, 'no-computed-import'],
  [
    'packages/brand/src/renamed.ts',
    "import { createRequire as make } from 'node:module';\nmake(import.meta.url)(name);",
    'no-computed-import',
  ],
  ['packages/brand/src/whole.ts', "import all from 'node:module';\nall.createRequire(a)(name);", 'no-computed-import'],
  ['packages/brand/src/loader.ts', "import all from 'node:module';\nall._load(name);", 'no-computed-import'],
  ['packages/brand/src/built-in.ts', 'const { getBuiltinModule } = process;', 'no-computed-import'],
  ['packages/brand/src/reflected.ts', "Reflect.get(process, 'getBuiltinModule')(name);", 'no-computed-import'],
  ['packages/brand/src/text.ts', "process['getBuiltinModule'](name);", 'no-computed-import'],
  ['packages/brand/src/binding.ts', "process.binding('fs');", 'no-computed-import'],
  ['packages/brand/src/main.ts', 'process.mainModule.require(name);', 'no-computed-import'],
  ['packages/brand/src/thread.ts', 'new Worker(name);', 'no-computed-import'],
  ['packages/brand/src/thread-of-text.ts', "new Worker('data:,a()');", 'no-computed-import'],
  ['packages/brand/src/member.ts', "process['get' + name](a);", 'no-computed-global'],
  [`${feature}/member.ts`, 'globalThis[name]();', 'no-computed-global'],
  [`${feature}/named-member.ts`, 'const page = window;\npage[name]();', 'no-computed-global'],
  [`${feature}/reflected.ts`, 'Reflect.get(self, name);', 'no-computed-global'],

  // Code that is made of texts.
  [`${feature}/eval.ts`, "eval('a()');", 'no-code-from-text'],
  [`${feature}/eval-inside.ts`, "(0, eval)('a()');", 'no-code-from-text'],
  [`${feature}/eval-of-window.ts`, "window.eval('a()');", 'no-code-from-text'],
  [`${feature}/eval-taken.ts`, 'const { eval: run } = globalThis;', 'no-code-from-text'],
  [`${feature}/eval-named.ts`, "const page = globalThis;\npage['eval']('a()');", 'no-code-from-text'],
  [`${feature}/new-function.ts`, "new Function('a()');", 'no-code-from-text'],
  [`${feature}/function.ts`, "Function('a()')();", 'no-code-from-text'],
  [`${feature}/constructor.ts`, "(() => {}).constructor('a()')();", 'no-code-from-text'],
  [`${feature}/constructor-taken.ts`, 'const { constructor: make } = () => {};', 'no-code-from-text'],
  [`${feature}/timer.ts`, "setTimeout('a()');", 'no-code-from-text'],
  [`${feature}/timer-of-window.ts`, `window.setInterval(\`a(\${b})\`, 1);`, 'no-code-from-text'],
  [`${feature}/attribute.ts`, "element.setAttribute('onclick', 'a()');", 'no-code-from-text'],
  [`${feature}/address.tsx`, "open('javascript:a()');", 'no-code-from-text'],
  [`${feature}/import-of-text.ts`, "void import('data:text/javascript,a()');", 'no-code-from-text', 'no-unresolved'],
  [`${feature}/script.ts`, "document.createElement('script').src = a;", 'no-code-from-text'],
  ['packages/brand/src/vm.ts', "import { runInThisContext } from 'node:vm';", 'no-code-from-text'],
  ['packages/brand/src/vm-late.ts', "void import('vm');", 'no-code-from-text'],

  // Another remote through what bundles run on.
  [`${feature}/require-of-bundler.ts`, "__webpack_require__('./a');", 'no-bundler-internals'],
  [`${feature}/modules.ts`, 'Object.values(__webpack_modules__);', 'no-bundler-internals'],
  [`${feature}/federation.ts`, 'window.__FEDERATION__.__INSTANCES__[0];', 'no-bundler-internals'],
  [`${feature}/load-remote.ts`, "instances[0].loadRemote('mf_two/pages');", 'no-bundler-internals'],
  [`${feature}/load-taken.ts`, 'const { loadRemote } = instance;', 'no-bundler-internals'],
  [`${feature}/chunks.ts`, 'self.webpackChunkmf_two.push(a);', 'no-bundler-internals'],
  [`${feature}/lent.ts`, "globalThis['__vitrynaFederation'];", 'no-bundler-internals'],
  [`${feature}/verified.ts`, 'globalThis.__vitrynaImport(a)(b);', 'no-bundler-internals'],

  // What a browser keeps.
  [`${feature}/foreign-key.ts`, "const key = 'checkout_placed';", 'no-foreign-storage'],
  [`${feature}/foreign-part.ts`, `const key = \`shell_\${name}\`;`, 'no-foreign-storage'],
  [`${feature}/foreign-cookie.ts`, "const cookie = 'store_city=';", 'no-foreign-storage'],
  ['shell/src/foreign-key.ts', "const key = 'checkout_placed';", 'no-foreign-storage'],
  [
    `${feature}/foreign-item.ts`,
    "localStorage.getItem('checkout_placed');",
    'no-foreign-storage',
    'no-storage-of-ones-own',
  ],
  [`${feature}/item.ts`, 'localStorage.getItem(key);', 'no-storage-of-ones-own'],
  [`${feature}/item-of-window.ts`, 'const { sessionStorage: kept } = window;', 'no-storage-of-ones-own'],
  [`${feature}/database.ts`, "indexedDB.open('one');", 'no-storage-of-ones-own'],
  [`${feature}/cached.ts`, 'self.caches.keys();', 'no-storage-of-ones-own'],
  [`${feature}/channel.ts`, "new BroadcastChannel('vitryna');", 'no-storage-of-ones-own'],
  [`${feature}/cookie.ts`, "window.document.cookie = 'a=b';", 'no-storage-of-ones-own'],
  [`${feature}/cookie-store.ts`, 'cookieStore.getAll();', 'no-storage-of-ones-own'],
  ['packages/ui/src/item.ts', 'localStorage.clear();', 'no-storage-of-ones-own'],
  [`${feature}/kept.ts`, "persist(storages, { name: 'tw' + rest });", 'no-storage-of-ones-own'],

  // Styles of what others draw.
  [`${feature}/class.module.css`, '.a :global(.list-k3Xb2) { color: red; }', 'no-foreign-styles'],
  [`${feature}/switched.module.css`, '.a :global .list { color: red; }', 'no-foreign-styles'],
  [`${feature}/nested.module.css`, '.a { :global(.list) & { color: red; } }', 'no-foreign-styles'],
  [`${feature}/part-of-class.module.css`, ".a [class*='list-'] { color: red; }", 'no-foreign-styles'],
  [`${feature}/boundary.module.css`, "[data-boundary='mf-two'] .a { color: red; }", 'no-foreign-styles'],
  [`${feature}/id.module.css`, '#root .a { color: red; }', 'no-foreign-styles'],
  [`${feature}/tag.module.css`, ':global(button) { color: red; }', 'no-foreign-styles'],
  [`${feature}/bare-tag.module.css`, '.a,\nbutton { color: red; }', 'no-foreign-styles'],
  [`${feature}/either.module.css`, ':is(.a, main) { color: red; }', 'no-foreign-styles'],
  [`${feature}/around.module.css`, 'main:has(.a) { color: red; }', 'no-foreign-styles'],
  [`${feature}/around-nested.module.css`, '.a { main:has(&) { color: red; } }', 'no-foreign-styles'],
  [`${feature}/variables.module.css`, ':root { --ink: red; }', 'no-foreign-styles'],
  [`${feature}/property.module.css`, "@property --ink { syntax: '*'; inherits: true; }", 'no-foreign-styles'],
  [`${feature}/font.module.css`, '@font-face { font-family: one; }', 'no-foreign-styles'],
  [`${feature}/layer.module.css`, '@layer one { .a { color: red; } }', 'no-foreign-styles'],
  [`${feature}/frames.module.css`, '@keyframes :global(turn) { from { opacity: 0; } }', 'no-foreign-styles'],
  [`${feature}/borrowed.module.css`, '.a { composes: list from global; }', 'no-foreign-styles'],
  [`${feature}/plain.css`, '.a { color: red; }', 'no-foreign-styles'],
  ['packages/forms/src/tag.module.css', 'input { color: red; }', 'no-foreign-styles'],

  // Shell and remotes.
  [`${feature}/to-shell.ts`, "import '../../../../shell/src/page.ts';", 'no-internals', 'no-remote-to-shell'],
  [`${feature}/to-shell.css`, "@import '../../../../shell/src/a.css';", 'no-internals', 'no-remote-to-shell'],
  [
    'shell/src/to-remote.ts',
    "import type { R } from '../../mf-one/src/routes.ts';",
    'no-internals',
    'no-shell-to-remote',
  ],
  ['shell/server/to-remote.ts', "void import('../../mf-one/src/routes.ts');", 'no-internals', 'no-shell-to-remote'],
  ['shell/src/url.ts', "new URL('/assets/mf-one/1/a.js', origin);", 'no-internals', 'no-shell-to-remote'],
  ['shell/server/to-frame.ts', "import type { P } from '../src/page.ts';", 'no-gateway-to-frame'],
  ['shell/server/to-frame-alias.ts', "import '#page.ts';", 'no-gateway-to-frame'],
  ['shell/drawer/unnamed.ts', "import type { A } from './unnamed-type.ts';", 'no-file-without-a-line'],
  ['shell/drawer/unnamed-type.ts', 'export type A = 1;'],
  ['packages/unnamed/src/index.ts', "void import('./inner.ts');", 'no-file-without-a-line'],
  ['packages/unnamed/src/inner.ts', 'export const inner = 1;'],
  ['shell/src/to-gateway.ts', "import type { A } from '../server/app.ts';", 'no-server-in-browser-code'],
  ['shell/src/to-ssr.ts', "import './ssr/render.ts';", 'no-server-in-browser-code'],
  ['shell/src/to-worker.ts', "import '../service-worker/main.ts';", 'shell/src-imports'],
  ['packages/ui/src/to-shell.ts', "import '../../../shell/src/page.ts';", 'no-internals', 'no-package-to-app'],
  [
    'packages/ui/src/to-remote.ts',
    "export * from '../../../mf-one/src/routes.ts';",
    'no-internals',
    'no-package-to-app',
  ],
  ['packages/ui/src/to-remote.css', "@import '../../../mf-one/src/a.css';", 'no-internals', 'no-package-to-app'],

  // The demo shop.
  ['packages/media/src/to-demo.ts', "import '@vitryna/product-pictures';", 'no-product-to-demo'],
  ['packages/cli/src/to-demo.ts', "import type { S } from '@vitryna/demo-catalogue';", 'no-product-to-demo'],
  [
    'packages/cli/src/to-demo-path.ts',
    "new URL('../../../examples/demo-shop/pc-parts/src/index.ts', import.meta.url);",
    ...['no-internals', 'no-product-to-demo'],
  ],
  ['shell/server/to-demo.ts', "import '@vitryna/demo-catalogue';", 'no-product-to-demo'],
  ['shell/server/to-demo.test.ts', "import '@vitryna/demo-catalogue';"],
  ['packages/bench/src/to-demo.ts', "import '@vitryna/pc-parts';"],

  // Inside a remote.
  [`${feature}/to-feature.ts`, "import '../cart/cart.ts';", 'no-feature-to-feature'],
  [`${feature}/to-feature-alias.ts`, "import type { C } from '#features/cart/cart.ts';", 'no-feature-to-feature'],
  [`${feature}/to-feature.module.css`, ".a { composes: b from '../cart/cart.module.css'; }", 'no-feature-to-feature'],
  [`${feature}/to-feature-alias.css`, "@import '#features/cart/cart.css';", 'no-unresolved'],
  ['shell/src/features/one/one.ts', "import '../two/two.ts';", 'no-feature-to-feature'],
  ['shell/src/features/two/two.ts', 'export const two = 1;'],
  [`${feature}/to-route.ts`, "import '../../routes/list.ts';", 'no-feature-to-route'],
  [`${feature}/to-route-alias.ts`, "void import('#routes/list.ts');", 'no-feature-to-route'],
  [`${feature}/to-routes.ts`, "export type { R } from '#routes.ts';", 'no-feature-to-route'],
  [`${feature}/to-expose.ts`, "import '#expose/pages.ts';", 'no-way-up-to-expose'],
  [`${route}/to-expose.ts`, "import type { P } from '../expose/pages.ts';", 'no-way-up-to-expose'],
  [`${route}/to-shared.ts`, "import '#shared/both.ts';", 'no-nameless-folder-in-a-remote'],
  [`${remote}/shared/both.ts`, "import '#features/list/view.ts';"],
  [`${feature}/to-drawer.ts`, "import '../drawer.ts';", 'no-nameless-folder-in-a-remote'],
  [`${remote}/features/drawer.ts`, "import '#features/cart/cart.ts';"],

  // Packages: the inside, cores, servers, tests.
  [`${feature}/inside.ts`, "import '../../../../packages/ui/src/inner.ts';", 'no-internals'],
  [`${feature}/inside-type.ts`, "import type { I } from '../../../../packages/ui/src/inner.ts';", 'no-internals'],
  [
    `${feature}/inside-linked.ts`,
    "import '../../../../node_modules/@vitryna/ui/src/inner.ts';",
    ...['no-internals', 'no-path-to-a-library'],
  ],
  [`${feature}/inside.css`, "@import '../../../../packages/ui/src/button.css';", 'no-internals'],
  [`${feature}/to-libraries.ts`, "import '../../../../node_modules/kept/dist/index.js';", ...['no-path-to-a-library']],
  [
    `${feature}/to-libraries-of-another.ts`,
    "import '../../../../packages/ui/node_modules/kept/dist/index.js';",
    ...['no-internals', 'no-path-to-a-library', 'no-unresolved'],
  ],
  [`${feature}/unexported.ts`, "import '@vitryna/ui/src/inner.ts';", 'no-unresolved'],
  [`${feature}/unexported.css`, "@import '@vitryna/ui/src/button.css';", 'no-unresolved'],
  [`${feature}/to-api.ts`, "import '@vitryna/store-api';", 'no-server-in-browser-code'],
  [`${feature}/to-api-type.ts`, "import type { A } from '@vitryna/store-api';", 'no-server-in-browser-code'],
  [`${feature}/to-api-types.ts`, "type A = Promise<import('@vitryna/store-api').A[]>;", 'no-server-in-browser-code'],
  [`${feature}/to-api-typeof.ts`, "type A = typeof import('@vitryna/store-api');", 'no-server-in-browser-code'],
  [`${feature}/to-api.test.ts`, "import '@vitryna/store-api';", 'mf-*-besides'],
  [`${feature}/to-node.ts`, "import { join } from 'node:path';", 'no-node-in-browser-code'],
  [
    `${feature}/to-built-in.ts`,
    "process.getBuiltinModule('node:fs');",
    ...['no-computed-import', 'no-node-in-browser-code'],
  ],
  [`${feature}/to-process.ts`, 'const { env } = process;', 'no-node-in-browser-code'],
  [`${feature}/to-process-of-window.ts`, 'globalThis.process.exit();', 'no-node-in-browser-code'],
  [`${feature}/to-require.ts`, "require('react');", 'no-node-in-browser-code'],
  ['packages/contracts/src/to-node.ts', "import type { Stats } from 'fs';", 'no-node-in-browser-code'],
  ['packages/routing/src/to-node.ts', "void import('node:crypto');", 'no-node-in-browser-code'],
  ['shell/service-worker/to-node.ts', "require('node:fs');", 'no-node-in-browser-code'],
  [
    'packages/contracts/src/to-library.ts',
    "import 'linted';",
    'no-contracts-to-anything',
    'no-development-dependency-in-products',
  ],
  ['packages/contracts/src/to-built-library.ts', "import 'kept';", 'no-contracts-to-anything'],
  ['packages/contracts/src/to-react.ts', "import 'react';", 'no-contracts-to-anything', 'no-react-in-cores'],
  ['packages/event-bus/src/to-react.ts', "import type { ReactNode } from 'react';", 'no-react-in-cores'],
  ['packages/store/src/to-hook.ts', "export * from './react.ts';", 'no-react-in-cores'],
  ['packages/store/src/to-jsx.tsx', 'export const element = <p />;', 'no-react-in-cores'],
  ['packages/store/src/react.ts', "import 'react';"],
  ['shell/server/to-hook.ts', "import '@vitryna/i18n/react';", 'no-react-in-cores'],
  [`${feature}/to-tests.ts`, "import './to-api.test.ts';", 'no-testing-in-products'],
  [`${feature}/to-helper.ts`, "import type { R } from '../../testing/render.ts';", 'no-testing-in-products'],
  [`${feature}/to-testing.ts`, "import '@vitryna/testing';", 'no-testing-in-products'],
  [`${feature}/to-jest.ts`, "import '@jest/globals';", 'no-testing-in-products'],
  ['shell/server/to-helper.ts', "import '@vitryna/release/fake';", 'no-unresolved'],
  ['packages/release/src/to-helper.ts', "import './testing/fake.ts';", 'no-testing-in-products'],
  [`${feature}/to-tool.ts`, "import '../../../module-federation.config.ts';", 'no-tools-in-products'],
  ['packages/ui/src/to-tool.ts', "import './font/build-font.ts';", 'no-tools-in-products'],
  ['packages/ui/src/font/build-font.ts', "import 'node:fs';"],
  [`${feature}/to-development.ts`, "import 'linted';", 'no-development-dependency-in-products'],

  // Circles.
  ['packages/routing/src/circle-one.ts', "import './circle-two.ts';", 'no-circular'],
  ['packages/routing/src/circle-two.ts', "void import('./circle-one.ts');", 'no-circular'],

  ['packages/routing/src/type-circle-one.ts', "import type { A } from './type-circle-two.ts';", 'no-circular'],
  ['packages/routing/src/type-circle-two.ts', "export type { B } from './type-circle-one.ts';", 'no-circular'],

  // What may be.
  [`${route}/clean.tsx`, "import '#features/list/view.ts';\nimport '#features/cart/cart.ts';\nimport 'react';"],
  [`${route}/clean.test.tsx`, "import '@vitryna/testing';\nimport '@jest/globals';\nimport './clean.tsx';"],
  [`${feature}/clean.test.ts`, "import 'node:fs';\nimport '../../testing/render.ts';\nimport './view.ts';"],
  [`${feature}/clean.ts`, "import '@vitryna/i18n/react';\nvoid import('./view.ts');\nopen('mf-two/details');"],
  [
    `${feature}/clean.module.css`,
    "@import '@vitryna/ui/button.css';\n/* @import '../cart/cart.css'; */\n.a { color: red; }",
  ],
  [
    `${feature}/clean-nested.module.css`,
    `.a { main & { color: red; } p { color: red; } }\n:is(.a, .b) main { color: red; }\n:root[data-theme] .a:not(:has(b)) { color: red; }
@keyframes turn { from { opacity: 0; } 50% { opacity: 1; } }\n@media print { .a { color: red; } }`,
  ],
  [
    `${feature}/clean-globals.ts`,
    `type F = Function;\nconst parts = { eval: 1, getBuiltinModule: 2 };\nfunction run(process: () => void) { process(); }
setTimeout(() => {});\nerror.constructor.name;\nprocess.env.NODE_ENV;\nnew Worker(new URL('./clean.ts', import.meta.url));
const key = 'one_list';\nwindow['scrollY'];\nall[name];\npersist(storages, { name: key });`,
  ],
  ['shell/src/clean-storage.ts', "sessionStorage.setItem('shell_overlay', '1');"],
  [
    'packages/brand/src/clean-module.ts',
    `${createRequire}const load = createRequire(import.meta.url);\nload('zod');\nload.resolve('zod');
const { resolve } = createRequire(import.meta.url);\nresolve('zod');\ncreateRequire(a).resolve.paths(name);`,
  ],
  ['mf-one/module-federation.config.ts', "import '@vitryna/build';\nexport const needs = ['mf-two/modals/cart'];"],
  ['shell/src/client/verified-import.ts', 'export const load = (url: string) => import(url);'],
  ['shell/src/clean.ts', "import type { Message } from '../service-worker/messages.ts';\nimport 'react';"],
  ['shell/server/clean.ts', "import 'node:fs';\nimport '@vitryna/release';"],
];

/** One import of each workspace that its line does not name: of its products, and of its tests. */
const unnamed = Object.entries(table.workspaces).flatMap(([name, line]) => {
  const example = name === 'examples/*' ? feature.replace('mf-one', 'examples/one') : null;
  const folder =
    example ??
    (name === 'mf-*' ? feature : name.includes('/') || name === 'shell' ? name : `${table.pathOf(name)}/src`);
  const isForeign = (other) => ![name, ...line.imports, ...(line.besides ?? [])].includes(other);
  const candidates = Object.entries(table.workspaces).filter(
    ([other]) => !/^(?:shell|mf-|examples\/)/.test(other) && isForeign(other),
  );
  const [product] = candidates.filter(
    ([other, { server }]) =>
      !(server && line.server !== true) && !['e2e', 'bench', 'testing', ...table.demoShop].includes(other),
  );
  const file = `${folder}/unnamed`;
  const isTest = new RegExp(table.tests).test(`${file}.ts`);
  return [
    ...(isTest ? [] : [[`${file}.ts`, `import '@vitryna/${product[0]}';`, `${name}-imports`]]),
    [`${file}.test.ts`, `import '@vitryna/${candidates[0][0]}';`, `${name}-besides`],
  ];
});

/** In every workspace with layers each folder imports the topmost or what stands above it; a folder without a place imports something. */
const upward = layers.layered.flatMap(({ root, top: aboveAll, helpers, layers: lines }) => {
  const [top] = lines.flat();
  const helper = `${root}/${aboveAll}/above-fixture.ts`;
  return [
    [`${root}/${top}/top.ts`, 'export const top = 1;'],
    ...(aboveAll
      ? [
          [helper, 'export const helper = 1;'],
          [
            `${root}/${top}/above-fixture.test.ts`,
            `import '../${aboveAll}/above-fixture.ts';`,
            ...[`${root}-${top}-imports-down`, `${root}-has-nothing-above-${aboveAll}`],
          ],
        ]
      : []),
    [`${root}/above-all.ts`, 'export const above = 1;'],
    [`${root}/${top}/upward-fixture.ts`, "import '../above-all.ts';", `${root}-${top}-imports-down`],
    // Tests of a folder may use the helpers, too, and nothing else above it.
    ...(helpers ? lines.flat() : []).map((folder) => [
      `${root}/${folder}/upward-fixture.test.ts`,
      "import '../above-all.ts';",
      `${root}-${folder}-tests-import-down`,
    ]),
    [`${root}/nameless-folder/file.ts`, `import '../${top}/top.ts';`, `${root}-has-no-nameless-layer`],
    ...lines
      .flat()
      .slice(1)
      .map((folder) => [
        `${root}/${folder}/upward-fixture.ts`,
        `import type { T } from '../${top}/top.ts';`,
        `${root}-${folder}-imports-down`,
      ]),
  ];
});

const toCase = ([file, code, ...rules]) => ({ file, code, rules });

/** The named rules refuse a case, and no others; those of layers may be refused by more, for what the folder is besides. */
export const cases = [
  ...[...written, ...unnamed].map(toCase),
  ...upward.map((one) => ({ ...toCase(one), isLayer: true })),
];
