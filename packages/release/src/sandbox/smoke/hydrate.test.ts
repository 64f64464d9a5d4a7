import { expect, test } from '@jest/globals';
import { createComposition } from '../../model/composition.ts';
import type { ReleaseReader } from '../../model/release-store.ts';
import type { GateContext } from '../../releases/gate/gate-step.ts';
import { fakeRelease, fakeRoute } from '../../testing/index.ts';
import { chooseAddresses } from './addresses.ts';
import { findBrowser } from './browser.ts';
import { chooseLiving, createHydrate } from './hydrate.ts';

const shell = fakeRelease({ name: 'shell' });
const routes = [fakeRoute('home', '', '')];
const nothingKnown = { categories: [], products: [], pages: [] };

/** A page whose script is this one, in Ukrainian only. */
function inputOf(script: string, live: 'none' | 'all' = 'none') {
  const remote = fakeRelease({ name: 'mf-catalog', routes, contents: { 'client/page.js': script } });
  const files = new Map([...remote.files].map(([path, bytes]) => [`mf-catalog/1.0.0/${path}`, bytes]));
  const store = {
    readFile: async (app: string, version: string, path: string) =>
      files.get(`${app}/${version}/${path}`) ?? Buffer.of(),
  } as unknown as ReleaseReader;
  const releases = [shell.release, remote.release];
  const context: GateContext = {
    store,
    composition: createComposition({}, new Date(0)),
    shell: shell.release,
    remotes: [remote.release],
    liveReleases: live === 'all' ? releases : [],
  };
  const html = Buffer.from(
    '<!doctype html><title>a</title><script type="module" src="/assets/mf-catalog/1.0.0/page.js"></script>',
  );
  const page = { status: 200, route: 'home', location: null, html, lostRemotes: [], problems: [] };
  return {
    context,
    pages: new Map([['/', page]]),
    addresses: chooseAddresses(releases, nothingKnown),
    fetch: async () => ({ status: 200, body: { data: 'of the API' } }),
    timeoutMs: 5000,
  };
}

function browserPath(): string {
  const path = findBrowser(process.env);
  if (path === null) throw new Error('this test needs a Chromium: CHROMIUM names one');
  return path;
}
const hydrated = "document.documentElement.dataset.hydrated = '';";

test.each([
  ['a living page', hydrated, []],
  ['a page that reads the API', `if ((await (await fetch('/user/one')).json()).data === 'of the API') ${hydrated}`, []],
  ['a throw', `${hydrated} throw new Error('only in a browser');`, [/^\/ in a browser: Error: only in a browser/]],
  ['a throw afterwards', `${hydrated} queueMicrotask(() => { throw new Error('late') });`, [/Error: late/]],
  [
    'what is told as an error',
    `${hydrated} console.error('[shell] a page failed', new Error('why'));`,
    [/a page failed Error: why/],
  ],
  [
    'a method of everybody that is replaced',
    `Array.prototype.at = null; ${hydrated}`,
    [/share: Array\.prototype\.at$/],
  ],
  ['navigation that is taken over', `history.pushState = () => {}; ${hydrated}`, [/share: history\.pushState$/]],
  ['calls that are taken over', `globalThis.fetch = null; ${hydrated}`, [/share: fetch$/]],
  [
    'cookies that are too many',
    `for (const name of 'abc') document.cookie = name + '=' + 'x'.repeat(1000); ${hydrated}`,
    [/keeps 30\d\d letters in cookies, where 2000 are for all$/],
  ],
  [
    'storage that is filled',
    `localStorage.setItem('mine', 'x'.repeat(2e6)); ${hydrated}`,
    [/keeps 20000\d\d letters in localStorage, where 1000000 are for all$/],
  ],
  [
    'a rejection that nobody takes',
    `${hydrated} Promise.reject(new Error('unheard'));`,
    [/nobody takes Error: unheard/],
  ],
  [
    'a write past the policy',
    `${hydrated} document.body.innerHTML = '<p>';`,
    [/require-trusted-types-for|TrustedHTML/],
  ],
] as const)('tells of %s', async (_, script, problems) => {
  const found = await createHydrate(browserPath())(inputOf(script));
  const [first = expect.anything()] = problems.map((pattern) => expect.stringMatching(pattern));
  expect(found.problems).toEqual(problems.length > 0 ? expect.arrayContaining([first]) : []);
});

test('names a page that is never hydrated, and one that loops', async () => {
  const hydrate = createHydrate(browserPath());
  for (const script of ['export {};', 'for (;;);']) {
    const { problems } = await hydrate({ ...inputOf(script), timeoutMs: 2500 });
    expect(problems).toEqual(['/ in a browser: is not hydrated within 2500 ms']);
  }
});

test('tries what is not live as it is', () => {
  expect(chooseLiving(inputOf(hydrated))).toEqual(['/']);
  expect(chooseLiving(inputOf(hydrated, 'all'))).toEqual([]);
});

test('says which browser does not start', async () => {
  const { problems } = await createHydrate('/nowhere/chromium')(inputOf(hydrated));
  expect(problems).toEqual([expect.stringContaining('the browser /nowhere/chromium')]);
});
