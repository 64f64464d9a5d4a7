import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { RouteDeclaration } from '@vitryna/contracts/release';
import type { UpstreamFetch } from '@vitryna/contracts/remote';
import type { ReleaseStore } from '../../model/release-store.ts';
import { createFolderReleaseStore } from '../../release-stores/folder-release-store.ts';
import { promote } from '../../releases/promote.ts';
import { publish } from '../../releases/publish.ts';
import { fakeRoute, makeTemporaryFolder, writeFakeRelease } from '../../testing/index.ts';
import type { SmokePage } from './messages.ts';
import { createSmoke } from './smoke.ts';
import { worseThanLive } from './smoke-verdict.ts';

let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>;
let store: ReleaseStore;
let builds = 0;
/** For what never ends. Only where a test is about it: on a busy machine what does end may take longer. */
const hangMs = 700;
beforeEach(async () => {
  folder = await makeTemporaryFolder();
  store = createFolderReleaseStore(join(folder.path, 'store'));
  await publishFake({ name: 'shell' });
});
afterEach(() => folder.remove());

type Limits = { timeoutMs?: number; loadMs?: number };
type Fake = Parameters<typeof writeFakeRelease>[1];
async function publishFake(input: Fake) {
  builds += 1;
  const dist = join(folder.path, `dist-${builds}`);
  await writeFakeRelease(dist, { builtAt: new Date(builds * 1000).toISOString(), ...input });
  await publish(store, dist);
}

/** An API without lists of addresses, or with these. */
const api =
  (listed: Record<string, string[]> = {}, status = 200): UpstreamFetch =>
  async ({ path }) => {
    if (!path.startsWith('/discovery')) return { status, body: { data: 'hello' } };
    const paths = listed[path.split('?')[0] ?? ''];
    return paths ? { status: 200, body: { data: paths.map((one) => ({ path: one })) } } : { status: 404, body: null };
  };

async function smokeOf(fake: Partial<Fake> = {}, fetch: UpstreamFetch = api(), limits: Limits = {}) {
  await publishFake({ name: 'mf-catalog', routes: [fakeRoute('home', '')], ...fake });
  const smoke = createSmoke({ fetch, timeoutMs: 60_000, ...limits });
  const { outcome, gate } = await promote({ store, candidate: { changes: {} }, smoke });
  const { problems = [], notices = [] } = gate.at(-1) ?? {};
  return { outcome, problems, notices };
}

const page = (body: string) => `module.exports = { pages: { home: async () => { ${body} } }, modals: {} };`;
const rendered = 'return { version: "1", react: "" };';
/** What only a render does: every page was loaded once before. */
const whileRendering = (body: string) =>
  `let loads = 0; module.exports = { pages: { home: async () => { loads += 1; if (loads > 1) { ${body} } ${rendered} } }, modals: {} };`;

test.each<[string, string, RegExp, Limits]>([
  ['a loop while it is evaluated', 'for (;;);', /evaluated, which no answer within 700 ms/, { loadMs: hangMs }],
  ['a loop in a render', whileRendering('for (;;);'), /^\/ no answer within 700 ms/, { timeoutMs: hangMs }],
  [
    'a promise that never ends',
    whileRendering('await new Promise(() => {});'),
    /^\/ no answer within 700 ms/,
    { timeoutMs: hangMs },
  ],
  [
    'a loop of microtasks',
    whileRendering('for (;;) await null;'),
    /^\/ no answer within 700 ms/,
    { timeoutMs: hangMs },
  ],
  [
    'a failure after a render',
    page(`setTimeout(() => { throw new Error('late') }); ${rendered}`),
    /ends the process.*late/,
    {},
  ],
  [
    'a rejection that nobody takes',
    whileRendering("Promise.reject(new Error('unheard'));"),
    /ends the process.*unheard/,
    {},
  ],
  ['the end of the process', whileRendering('process.exit(0);'), /ends the process that renders: exit 0/, {}],
  [
    'a throw on a page without an example',
    whileRendering("throw new Error('only here');"),
    /^\/ throws: only here/,
    {},
  ],
  [
    'a bundle that changes arrays',
    `Array.prototype.mine = 1; ${page(rendered)}`,
    /^mf-catalog changes .*: Array\.prototype\.mine$/,
    {},
  ],
  [
    'a module of a page that does',
    page(`Math.random = () => 4; ${rendered}`),
    /^mf-catalog changes .*: Math\.random$/,
    {},
  ],
  [
    'a bundle that changes the shared React',
    `require('react').id = 'mine'; ${page(rendered)}`,
    /^mf-catalog changes .*: react\.id$/,
    {},
  ],
  [
    'a bundle that changes a module of Node',
    `require('util').inspect = null; ${page(rendered)}`,
    /: node:util\.inspect$/,
    {},
  ],
  [
    'a render that changes what all share',
    whileRendering('delete String.prototype.at;'),
    /^\/ changes .*: String\.prototype\.at$/,
    {},
  ],
  ['a page that cannot be loaded', page("throw new Error('no module');"), /mf-catalog at pages\/home: no module/, {}],
])('refuses %s', async (_, bundle, message, limits) => {
  const { outcome, problems } = await smokeOf({ bundle }, api(), { loadMs: 60_000, ...limits });
  expect(outcome).toBe('refused');
  expect(problems).toEqual(expect.arrayContaining([expect.stringMatching(message)]));
});

test('lets a page of one team that fails already keep nobody else from a promote', async () => {
  const broken = { name: 'mf-content', routes: [fakeRoute('blog', 'blog')] };
  const failing = (why: string) => `let loads = 0; module.exports = { modals: {}, pages: { blog: async () => {
    loads += 1; if (loads > 1) throw new Error('${why}'); return { version: '1', react: '' }; } } };`;
  await publishFake({ ...broken, bundle: failing('the content is gone') });
  await publishFake({ name: 'mf-catalog', routes: [fakeRoute('home', '')] });
  await promote({ store, candidate: { changes: {} }, smoke: null });
  const { outcome, notices } = await smokeOf({ version: '2.0.0' });
  expect(outcome).toBe('promoted');
  expect(notices).toContain('/ua/blog throws: the content is gone, which is so now, too');
  // What fails otherwise is another failure.
  await publishFake({ ...broken, version: '2.0.0', bundle: failing('the loader is gone') });
  const { outcome: second, problems } = await smokeOf({ version: '3.0.0' });
  expect(second).toBe('refused');
  expect(problems).toContain('/ua/blog throws: the loader is gone');
});

test('names the page that hangs and goes on with the others', async () => {
  const routes = [fakeRoute('home', ''), fakeRoute('catalog', 'catalog')];
  const bundle = `let loads = 0;
    const hang = async () => { loads += 1; if (loads > 1) await new Promise(() => {}); return { version: '1', react: '' }; };
    const fine = async () => { throw new Error('of the other page'); };
    module.exports = { pages: { home: hang, catalog: fine }, modals: {} };`;
  const { problems } = await smokeOf({ routes, bundle }, api(), { timeoutMs: 3000, loadMs: 60_000 });
  expect(problems).toEqual(
    expect.arrayContaining([
      '/ no answer within 3000 ms',
      '/ru no answer within 3000 ms',
      expect.stringContaining('/ua/catalog throws: of the other page'),
    ]),
  );
});

test('renders no more after three pages that end the process', async () => {
  const routes = [fakeRoute('home', ''), fakeRoute('catalog', 'catalog')];
  const bundle = `let loads = 0;
    const end = async () => { loads += 1; if (loads > 2) process.exit(0); return { version: '1', react: '' }; };
    module.exports = { pages: { home: end, catalog: end }, modals: {} };`;
  const { problems } = await smokeOf({ routes, bundle });
  expect(problems).toEqual([
    ...['/', '/ru', '/ua/catalog'].map((url) => `${url} ends the process that renders: exit 0`),
    '3 pages hung or ended the process: the others were not rendered',
  ]);
});

test('runs code of a release without the secrets, files and processes of the gate', async () => {
  process.env.GATEWAY_SECRET = 'a secret of tests';
  const { problems } = await smokeOf({
    bundle: page(`
      const { GATEWAY_SECRET = 'no secret' } = process.env;
      const writes = process.permission.has('fs.write'), spawns = process.permission.has('child');
      throw new Error(GATEWAY_SECRET + ' ' + writes + ' ' + spawns);`),
  });
  delete process.env.GATEWAY_SECRET;
  expect(problems).toContain('mf-catalog at pages/home: no secret false false');
});

/** A page at each address of the sitemaps: the fake shell compares addresses with paths. */
const atAddresses = (...paths: string[]): RouteDeclaration[] =>
  paths.map((path, index) => fakeRoute(`r${index}`, path));

test('renders addresses that the store has, in both languages', async () => {
  const asked: string[] = [];
  const fetch: UpstreamFetch = async (input) => {
    asked.push(input.path);
    return api({ '/discovery/pages': ['/blog/one', '/blog/two', '/blog/three', '/blog/four', '/blog/five'] })(input);
  };
  const { notices } = await smokeOf({ routes: [fakeRoute('post', 'blog/:slug')] }, fetch);
  expect(notices.filter((notice) => notice.includes('404'))).toEqual(
    ['one', 'three', 'five'].flatMap((slug) =>
      [`/ua/blog/${slug}`, `/blog/${slug}`].map((url) => `${url} answers 404: is it still an example?`),
    ),
  );
});

test('says nothing of an example’s path alone, nor of pages that no route names', async () => {
  const pages = { '/discovery/pages': ['/faq/paying', '/faq'], '/discovery/categories': ['/radios'] };
  const routes = [
    fakeRoute('search', 'search', 'search?words=a'),
    fakeRoute('category', ':categorySlug/:specifications?'),
  ];
  const product = fakeRoute('product', ':categorySlug/:productSlug');
  const { notices } = await smokeOf({ routes: [...routes, product] }, api(pages));
  // The small shell knows no patterns: a category that the store lists is a page that it should have.
  expect(notices.filter((notice) => notice.includes('404'))).toEqual([
    '/ua/radios answers 404: is it still an example?',
    '/radios answers 404: is it still an example?',
  ]);
});

test('tells which pages of the live composition are gone', async () => {
  const pages = { '/discovery/pages': ['/one', '/two'] };
  await expect(smokeOf({ routes: atAddresses('one', 'two', 'three') }, api(pages))).resolves.toMatchObject({
    outcome: 'promoted',
  });
  const { outcome, problems, notices } = await smokeOf(
    { version: '2.0.0', routes: [fakeRoute('r0', 'one-moved', 'one-moved'), fakeRoute('r1', 'two')] },
    api(pages),
  );
  expect({ outcome, problems }).toEqual({ outcome: 'promoted', problems: [] });
  expect(notices).toContain('the route r2 ("/three") of mf-catalog is live and would be gone');
});

test('refuses a page that another remote would take, or that nobody would show', async () => {
  await smokeOf({ routes: [fakeRoute('one', 'one', 'one')] });
  await publishFake({ name: 'mf-taker', routes: [fakeRoute('taken', 'one')] });
  const { problems } = await smokeOf({ version: '2.0.0', routes: [fakeRoute('other', 'other')] });
  expect(problems).toEqual([
    '/ua/one would be shown by mf-taker (taken), and is by mf-catalog (one) now',
    '/one would be shown by mf-taker (taken), and is by mf-catalog (one) now',
  ]);
});

test('says loudly that nothing was tried in a browser', async () => {
  const { notices } = await smokeOf();
  expect(notices).toEqual([expect.stringContaining('NOT TRIED IN A BROWSER')]);
});

test('says when the API limits the gate, and when it serves nothing', async () => {
  await expect(smokeOf({}, api({}, 429))).resolves.toMatchObject({
    outcome: 'refused',
    problems: expect.arrayContaining([expect.stringContaining('limits the gate (429)')]),
  });
  const down: UpstreamFetch = async () => ({ status: 503, body: null });
  await expect(smokeOf({ version: '2.0.0' }, down)).resolves.toMatchObject({
    outcome: 'refused',
    problems: expect.arrayContaining(['api answers 503 to /discovery/categories']),
  });
});

test.each([
  [200, 200, []],
  [200, 404, ['/one would answer 404, and answers 200 now']],
  [200, 301, ['/one would answer 301, and answers 200 now']],
  [404, 200, []],
  [503, 404, []],
])('compares what answers %i now with %i', (now, then, problems) => {
  const page = (status: number): SmokePage => ({
    ...{ status, route: 'one', location: null, html: new Uint8Array(), lostRemotes: [], problems: [] },
  });
  const releases: [] = [];
  expect(worseThanLive('/one', { page: page(then), releases }, { page: page(now), releases })).toEqual(problems);
});
