import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { rollback } from '@vitryna/release';
import { fakeRoute } from '@vitryna/release/testing';
import { type Gateway, startGateway } from './start-gateway.ts';

const routes = [fakeRoute('blog', 'blog'), fakeRoute('news', 'news')];
/** Less than a gateway allows without being told, and enough for a busy machine. */
const renderLimits = { loopMs: 500, silentMs: 1500, evaluateMs: 1500, heapMegabytes: 64, bufferMegabytes: 64 };
// A main thread that is held up is so for good; a busy machine takes its time.
const answerWithinMs = 1000;

/** A remote whose page "blog" does something; "news" only says its version. */
const contentBundle = (version: string, doing: string) => `
const React = require('react');
const page = { version: '${version}', react: React.id };
module.exports = { pages: { blog: async () => { ${doing}; return page; }, news: async () => page }, modals: {} };
`;

let gateway: Gateway;
let faults: { app: string; version: string; kind: string }[];
let slowest: number;
let timer: NodeJS.Timeout;
let isAsking: boolean;

beforeEach(async () => {
  faults = [];
  slowest = 0;
  isAsking = false;
  gateway = await startGateway({
    variables: { RENDER_THREADS: '2', PAGE_FRESH_SECONDS: '0' },
    renderLimits,
    onRenderFault: ({ app, version, kind }) => faults.push({ app, version, kind }),
    renderTimeoutMs: 6000,
  });
  await gateway.publish({ name: 'mf-content', routes });
  await gateway.promote({ 'mf-content': 'latest' });
  await gateway.app.checkComposition();
  timer = setInterval(() => void askHealth(), 20);
});
afterEach(async () => {
  clearInterval(timer);
  await gateway.stop();
});

/** Whoever watches over the gateway, all the time. */
async function askHealth(): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  const since = performance.now();
  await gateway.get('/health').catch(() => null);
  slowest = Math.max(slowest, performance.now() - since);
  isAsking = false;
}

async function release(version: string, doing: string): Promise<string> {
  await gateway.publish({ name: 'mf-content', version, routes, bundle: contentBundle(version, doing) });
  const id = await gateway.promote({ 'mf-content': version });
  await gateway.app.checkComposition();
  return id;
}
const versionOf = async (path: string) => /data-version="([^"]*)"/.exec((await gateway.get(path)).text)?.[1];
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Only while "blog" is rendered: pages are looked at once before, when the remote is evaluated. */
const later = (doing: string) =>
  `if (globalThis.seen${doing.length}) { ${doing} } globalThis.seen${doing.length} = true`;

test.each([
  ['loops', 'for (;;);', 'loop'],
  ['loops in a regular expression', `/^(a+)+$/.test('a'.repeat(60) + 'b')`, 'loop'],
  ['waits without computing', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)', 'loop'],
  [
    'throws later',
    `setTimeout(() => { throw new Error('later') }, 1); await new Promise((go) => setTimeout(go, 100))`,
    'crash',
  ],
  [
    'rejects where nobody hears it',
    `Promise.reject(new Error('unheard')); await new Promise((go) => setTimeout(go, 100))`,
    'crash',
  ],
  ['fills the heap', 'const all = []; for (;;) all.push(new Array(1000).fill({}).map(() => ({})))', 'memory'],
  ['fills memory with buffers', 'const all = []; for (;;) all.push(Buffer.alloc(1e6, 1))', 'memory'],
])('a page that %s costs itself, until its remote runs in the version before', async (_, doing, kind) => {
  await release('2.0.0', later(doing));
  const other = await gateway.get('/catalog');
  const [first, beside] = await Promise.all([gateway.get('/blog'), gateway.get('/catalog?page=2')]);
  expect([first.status, beside.status, other.status]).toEqual([500, 200, 200]);
  await gateway.get('/blog');
  await until(async () => (await versionOf('/blog')) === '1.0.0');
  expect(faults.slice(0, 2)).toEqual(Array(2).fill({ app: 'mf-content', version: '2.0.0', kind }));
  // A reload does not take it back, a new version does.
  gateway.clock.ahead = 3_600_000;
  await gateway.app.checkComposition();
  await expect(versionOf('/news')).resolves.toBe('1.0.0');
  await release('3.0.0', '');
  await expect(versionOf('/blog')).resolves.toBe('3.0.0');
  expect(slowest).toBeLessThan(answerWithinMs);
});

test.each([
  ['loops', 'for (;;);'],
  ['waits for ever', 'await new Promise(() => undefined)'],
])('a remote that %s while it is evaluated is never shown', async (_, doing) => {
  const id = await release('2.0.0', doing);
  const { text } = await gateway.get('/blog');
  expect(text).toContain(`data-composition="${id}"`);
  await expect(versionOf('/blog')).resolves.toBe('1.0.0');
  expect(slowest).toBeLessThan(answerWithinMs);
});

test('a loop in a page holds up neither a rollback nor the page before', async () => {
  await gateway.get('/news');
  await release('2.0.0', later('for (;;);'));
  const hanging = gateway.get('/blog');
  await new Promise((resolve) => setTimeout(resolve, 100));
  await rollback(gateway.store, null);
  await gateway.app.checkComposition();
  await expect(versionOf('/blog')).resolves.toBe('1.0.0');
  await hanging;
  expect(slowest).toBeLessThan(answerWithinMs);
});

/** What a bundle may try, and what it gets; `null`: it is refused. */
const doors: [what: string, expression: string, got: string | null][] = [
  ['the secret of the gateway', 'Object.keys(process.env)', 'NODE_ENV'],
  ['a builtin module of the process', `process.getBuiltinModule('child_process').execSync('id')`, null],
  ['its exit', 'process.exit(1)', null],
  ['its bindings', `process.binding('fs')`, null],
  ['libraries', `process.dlopen({}, 'x.node')`, null],
  ['files', `require('node:fs')`, null],
  ['an import', `await import('node:fs')`, null],
  ['an import of a function made of text', `await new Function('return import("node:fs")')()`, null],
  ['an import of text', `await (0, eval)('import("node:fs")')`, null],
  ['the main module', 'process.mainModule.require', null],
  ['the network', `await fetch('http://127.0.0.1:1')`, null],
  ['a socket', `new WebSocket('ws://127.0.0.1:1')`, null],
  ['who connects for fetch', `globalThis[Symbol.for('undici.globalDispatcher.1')].dispatch()`, null],
  ['engines', `require('crypto').setEngine('x')`, null],
  ['what runs in the thread', `require('async_hooks').executionAsyncResource()`, null],
  ['streams of the console', 'console._stdout.write', null],
  ['the process by its own constructor', `process.constructor.constructor('return process')().binding('fs')`, null],
];

test('a bundle gets nothing of what is the gateway’s or the machine’s', async () => {
  const tries = doors.map(([what, expression]) => {
    const key = JSON.stringify(what);
    return `try { got[${key}] = String(${expression}); } catch { got[${key}] = 'refused'; }`;
  });
  // One render tries all of them: each has a thread of its own to lose otherwise.
  const doing = `const got = {};
    ${tries.join('\n    ')}
    return { version: Object.entries(got).map((one) => one.join(' is ')).join('; '), react: '' }`;
  await release('2.0.0', doing);
  const seen = (await versionOf('/blog'))?.split('; ');
  expect(seen).toEqual(doors.map(([what, , got]) => `${what} is ${got ?? 'refused'}`));
  expect(faults).toEqual([]);
});
