const { globSync, readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');

const root = join(__dirname, '..');

// Which workspace may import which: one line each, and what no line names is refused (dependency-rules.cjs, where the reasons are).
// Bare names are packages; a name can be one folder or one file of a workspace.
//   imports  what its products import
//   besides  what its tests, config files and build scripts import as well
//   react    true where React may be imported, or the one file that may; everything else is a core
//   server   true for what runs on servers and in tools only, or the one folder that does; everything else runs in browsers, too
const workspaces = {
  shell: {
    imports: ['brand', 'build', 'contracts', 'ui', 'shell/src', 'shell/server', 'shell/service-worker'],
    server: true,
  },
  'shell/src': {
    imports: [
      ...['api-client', 'contracts', 'event-bus', 'forms', 'i18n', 'money', 'navigation', 'persisted-state'],
      ...['remote-kit', 'routing', 'store', 'subscription', 'ui', 'shell/service-worker/messages.ts'],
    ],
    besides: ['testing', 'shell/service-worker/kept-page.ts'],
    react: true,
    server: 'ssr',
  },
  'shell/server': {
    imports: [
      'brand',
      'clean-html',
      'contracts',
      'fair-queue',
      'i18n',
      'line-output',
      'release',
      'resilience',
      'routing',
      'strapi/src/pass.ts',
      'tracing',
      'xml',
    ],
    besides: ['demo-catalogue'],
    server: true,
  },
  'shell/service-worker': { imports: ['contracts', 'routing'] },
  'mf-*': {
    imports: [
      ...['api-client', 'contracts', 'delivery-view', 'event-bus', 'forms', 'i18n', 'money', 'product-view'],
      ...['remote-kit', 'routing', 'store', 'subscription', 'ui'],
    ],
    besides: [
      ...['build', 'build-vite', 'build-webpack', 'clean-html/src/testing/index.ts', 'store-api/src/testing.ts'],
      'testing',
    ],
    react: true,
  },
  // Remotes that other bundlers build; like those, but no part of the store.
  'examples/*': {
    imports: ['api-client', 'contracts', 'i18n', 'remote-kit', 'routing', 'ui'],
    besides: ['build', 'build-vite', 'build-webpack', 'testing'],
    react: true,
  },
  'api-client': { imports: ['contracts'] },
  assortment: { imports: ['contracts'], server: true },
  bench: { imports: ['assortment', 'contracts', 'demo-catalogue', 'pc-parts', 'release', 'store-api'], server: true },
  brand: { imports: ['contracts'], server: true },
  build: { imports: ['contracts'], server: true },
  'build-vite': { imports: ['build', 'contracts'], server: true },
  'build-webpack': { imports: ['build'], server: true },
  'clean-html': { imports: ['contracts'], server: true },
  cli: {
    imports: [
      ...['assortment', 'brand', 'contracts', 'line-output', 'money', 'release', 'resilience', 'store-api', 'strapi'],
    ],
    server: true,
  },
  contracts: { imports: [], server: 'src/assortment' },
  'delivery-view': {
    imports: ['api-client', 'contracts', 'i18n', 'persisted-state', 'ui'],
    besides: ['testing'],
    react: true,
  },
  'demo-catalogue': { imports: ['brand', 'contracts', 'product-pictures', 'routing'], server: true },
  e2e: { imports: ['brand', 'clean-html', 'contracts', 'release'], server: true },
  'event-bus': { imports: ['contracts'], react: 'src/react.ts' },
  'fair-queue': { imports: [], server: true },
  forms: {
    imports: ['api-client', 'contracts', 'i18n', 'phone', 'remote-kit', 'routing', 'ui'],
    besides: ['testing'],
    react: true,
  },
  i18n: { imports: ['contracts', 'money'], react: 'src/react.ts' },
  'line-output': { imports: [], server: true },
  media: { imports: ['assortment', 'contracts', 'fair-queue', 'resilience'], server: true },
  money: { imports: ['contracts'] },
  navigation: { imports: ['contracts', 'remote-kit'], react: true },
  'pc-parts': { imports: ['contracts', 'routing'], server: true },
  'persisted-state': { imports: [] },
  phone: { imports: ['contracts'] },
  'product-pictures': { imports: ['contracts'], server: true },
  'product-view': {
    imports: ['api-client', 'contracts', 'i18n', 'remote-kit', 'routing', 'store', 'ui'],
    besides: ['testing'],
    react: true,
  },
  release: {
    imports: ['contracts', 'resilience', 'routing'],
    server: true,
    react: 'src/releases/gate/route-ranking.ts',
  },
  'remote-kit': { imports: ['api-client', 'contracts'], react: true },
  resilience: { imports: [], server: true },
  routing: { imports: ['contracts', 'money'] },
  store: {
    imports: ['contracts', 'money', 'persisted-state'],
    besides: ['api-client', 'event-bus'],
    react: 'src/react.ts',
  },
  'store-api': {
    imports: [
      'assortment',
      'brand',
      'clean-html',
      'contracts',
      'fair-queue',
      'i18n',
      'line-output',
      'media',
      'money',
      'phone',
      'resilience',
      'routing',
      'strapi',
      'tracing',
      'xml',
    ],
    // Tests of search and of places need as many words as a shop has.
    besides: ['demo-catalogue'],
    server: true,
  },
  strapi: { imports: ['contracts'], server: true },
  subscription: {
    imports: ['api-client', 'contracts', 'forms', 'i18n', 'routing', 'store', 'ui'],
    besides: ['testing'],
    react: true,
  },
  testing: {
    imports: ['api-client', 'contracts', 'event-bus', 'i18n', 'remote-kit', 'store'],
    react: true,
    server: true,
  },
  tracing: { imports: [], server: true },
  ui: { imports: ['contracts', 'i18n'], react: true },
  xml: { imports: [], server: true },
};

/** Packages of the demo shop, and who of all others may ship an import of them: it measures with their goods. */
const demoShop = ['demo-catalogue', 'pc-parts', 'product-pictures'];

const measuresDemo = 'bench';

/** Tests and what they share. */
const tests = '\\.(?:test|spec)\\.[cm]?[jt]sx?$|/testing(?:/|\\.ts$)|^packages/(?:testing|e2e|bench)/';
/** The build's tools. */
const tools =
  '^(?:examples/)?[^/]+/(?:[^/]+\\.config|build)\\.ts$|^(?:packages/ui|mf-content)/gallery/|^packages/ui/src/font/|^(?:packages|examples/demo-shop)/[^/]+/scripts/';

/** The folder or file that a name of the table stands for. */
function pathOf(name) {
  if (/^(?:shell|mf-|examples\/)/.test(name)) return name;
  return `${demoShop.includes(name) ? 'examples/demo-shop' : 'packages'}/${name}`;
}

/** A pattern of its files, without the beginning; `remote` stands for the folder of a remote. */
function filesOf(name, remote = 'mf-[^/]+') {
  const path = pathOf(name)
    .replace('mf-*', remote)
    .replace('examples/*', remote.replace('mf-[^/]+', 'examples/(?!demo-shop/)[^/]+'));
  if (name === 'shell') return 'shell/[^/]+$';
  return path.endsWith('.ts') ? `${path.replaceAll('.', '\\.')}$` : `${path}/`;
}

/** The folder of every workspace that there is, in the order of the alphabet. */
function folders() {
  const [list] = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8').split(/^catalog:/m);
  const globs = [...list.matchAll(/^ {2}- (\S+)$/gm)].map(([, glob]) => `${glob}/package.json`);
  return globSync(globs, { cwd: root }).map(dirname).sort();
}

module.exports = { demoShop, filesOf, folders, measuresDemo, pathOf, tests, tools, workspaces };
