import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { rollback } from '@vitryna/release';
import { fakeRoute, fakeShellBundle } from '@vitryna/release/testing';
import { until } from '@vitryna/resilience/testing';
import { closeServer } from '../http/close-server.ts';
import { type Gateway, startGateway } from './start-gateway.ts';

const routes = [fakeRoute('blog', 'blog'), fakeRoute('news', 'news')];
/** Little time of its own for a thread that computes; one that gets no processor on a busy machine is let be. */
const renderLimits = {
  ...{ loopMs: 400, silentMs: 8000, lookEveryMs: 50, evaluateMs: 3000, heapMegabytes: 64, bufferMegabytes: 64 },
};
// A main thread that is held up is so for good; a busy machine takes its time.
const answerWithinMs = 10_000;

/** A remote whose page "blog" does something; "news" only says its version. */
const contentBundle = (version: string, doing: string) => `
const React = require('react');
const page = { version: '${version}', react: React.id };
module.exports = { pages: { blog: async () => { ${doing}; return page; }, news: async () => page }, modals: {} };
`;

/** One for all: what a version did is remembered of that version only. */
let gateway: Gateway;
let faults: { app: string; version: string; kind: string }[];
let slowest: number;
let timer: NodeJS.Timeout;
let isAsking: boolean;
let versions = 1;

beforeAll(async () => {
  isAsking = false;
  gateway = await startGateway({
    variables: { RENDER_THREADS: '2', PAGE_FRESH_SECONDS: '0' },
    renderLimits,
    onRenderFault: ({ app, version, kind }) => faults.push({ app, version, kind }),
    renderTimeoutMs: 60_000,
  });
  await release('');
  timer = setInterval(() => void askHealth(), 20);
});
beforeEach(() => {
  faults = [];
  slowest = 0;
});
afterEach(() => expect(slowest).toBeLessThan(answerWithinMs));
afterAll(async () => {
  clearInterval(timer);
  await gateway.stop();
});

/** A health check of the gateway, all the time. */
async function askHealth(): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  const since = performance.now();
  await gateway.get('/health').catch(() => null);
  slowest = Math.max(slowest, performance.now() - since);
  isAsking = false;
}

/** Makes a version live whose page "blog" does this. */
async function release(doing: string): Promise<{ version: string; id: string }> {
  versions += 1;
  const version = `${versions}.0.0`;
  await gateway.publish({ name: 'mf-content', version, routes, bundle: contentBundle(version, doing) });
  const id = await gateway.promote({ 'mf-content': version });
  await gateway.app.checkComposition();
  return { version, id };
}
async function releaseShell(bundle: string): Promise<{ version: string; id: string }> {
  versions += 1;
  const version = `${versions}.0.0`;
  await gateway.publish({ name: 'shell', version, bundle: bundle || fakeShellBundle(version) });
  const id = await gateway.promote({ shell: version });
  await gateway.app.checkComposition();
  return { version, id };
}
const versionOf = async (path: string) => /data-version="([^"]*)"/.exec((await gateway.get(path)).text)?.[1];

const connectionsOf = ({ server }: Gateway) =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));

/** Only while "blog" is rendered: pages are looked at once before, when the remote is evaluated. */
const later = (doing: string) => `if (globalThis.wasSeen) { ${doing} } globalThis.wasSeen = true`;
const throwLater = `setTimeout(() => { throw new Error('later') }); await new Promise(() => undefined)`;

test.each([
  ['loops', 'for (;;);', 'loop'],
  ['loops in a regular expression', `/^(a+)+$/.test('a'.repeat(60) + 'b')`, 'loop'],
  ['waits without computing', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)', 'loop'],
  ['throws later', throwLater, 'crash'],
  [
    'rejects where nobody hears it',
    `Promise.reject(new Error('unheard')); await new Promise(() => undefined)`,
    'crash',
  ],
  ['ends the process', 'process.exit(0)', 'crash'],
  ['ends the process and goes on', 'try { process.kill(1) } catch {}', 'crash'],
  // Whatever limit it meets first: how fast it computes and how fast it is looked at do not decide.
  ['loops in a heap that is nearly full', 'const all = new Array(6e6).fill(0.5); for (;;) all[0] += 1', 'memory'],
  ['fills memory with buffers', 'const all = []; for (;;) all.push(Buffer.alloc(1e6, 1))', 'memory'],
])('a page that %s costs itself, and its version is named', async (_, doing, kind) => {
  const { version } = await release(later(doing));
  const [, beside] = await Promise.all([gateway.get('/blog'), gateway.get('/catalog?page=2')]);
  expect(beside.status).toBe(200);
  await until(async () => faults.some((fault) => fault.version === version));
  // Twice where another page was rendered in the same thread: each runs once more then, by itself.
  expect(faults.filter((fault) => fault.version === version)).toContainEqual({ app: 'mf-content', version, kind });
  expect(new Set(faults.map(({ app }) => app))).toEqual(new Set(['mf-content']));
});

test('a page of megabytes is not shown, and costs no other', async () => {
  const { version } = await release(later("return { version: 'x'.repeat(17_000_000), react: '' };"));
  await expect(gateway.get('/blog')).resolves.toMatchObject({ status: 500 });
  await expect(versionOf('/news')).resolves.toBe(version);
  expect(faults).toEqual([]);
});

test('a version that ends threads gives way to the one before, whatever is loaded again', async () => {
  const good = await release('');
  const bad = await release(later(throwLater));
  for (const _ of [1, 2]) await gateway.get('/blog');
  await until(async () => (await versionOf('/blog')) === good.version);
  expect(faults.filter(({ version }) => version === bad.version)).toHaveLength(2);
  // A reload does not take it back, a new version does.
  gateway.clock.ahead += 3_600_000;
  await gateway.app.checkComposition();
  await expect(versionOf('/news')).resolves.toBe(good.version);
  const { version } = await release('');
  await expect(versionOf('/blog')).resolves.toBe(version);
});

test.each([
  ['loops', 'for (;;);'],
  ['waits for ever', 'await new Promise(() => undefined)'],
])('a remote that %s while it is evaluated is never shown', async (_, doing) => {
  const good = await release('');
  const { id } = await release(doing);
  const { text } = await gateway.get('/blog');
  expect(text).toContain(`data-composition="${id}"`);
  await expect(versionOf('/blog')).resolves.toBe(good.version);
});

test('a shell that loops is replaced by its previous version, and takes no promote of another app with it', async () => {
  const good = await releaseShell('');
  const looping = 'async render() { for (;;); }, async unused({';
  const bad = await releaseShell(fakeShellBundle('bad').replace('async render({', looping));
  const { id, version } = await release('');
  await until(async () => (await versionOf('/blog')) === version);
  expect(new Set(faults.map((fault) => `${fault.app} ${fault.version} ${fault.kind}`))).toEqual(
    new Set([`shell ${bad.version} loop`]),
  );
  const { text } = await gateway.get('/blog');
  expect(text).toContain(`data-composition="${id}"`);
  expect(text).toContain(`data-react="react of shell ${good.version}"`);
  const table = await gateway.get(`/builds/compositions/${id}.json`);
  expect(JSON.parse(table.text)).toHaveProperty([`/assets/shell/${good.version}/entry.js`]);
  // It stays so, and is not loaded again with each look at the pointer.
  const loads = () => gateway.lines.filter(({ message }) => message === 'composition loaded').length;
  const before = loads();
  for (const _ of [1, 2]) await gateway.app.checkComposition();
  expect(loads()).toBe(before);
  const next = await releaseShell('');
  expect((await gateway.get('/blog')).text).toContain(`react of shell ${next.version}`);
});

test('a gateway that starts with a shell that cannot be evaluated serves with the one before', async () => {
  const good = await releaseShell('');
  const { id } = await releaseShell('throw new Error("no shell")');
  const another = await startGateway({ store: gateway.store });
  const { text } = await another.get('/news');
  await another.stop();
  expect(text).toContain(`data-composition="${id}"`);
  expect(text).toContain(`react of shell ${good.version}`);
  await releaseShell('');
});

test('a loop in a page holds up neither a rollback nor the page before', async () => {
  const good = await release('');
  await gateway.get('/news');
  await release(later('for (;;);'));
  const hanging = gateway.get('/blog');
  // The page is with its thread when what came after it is answered.
  await gateway.get('/health');
  await rollback(gateway.store, null);
  await gateway.app.checkComposition();
  await expect(versionOf('/blog')).resolves.toBe(good.version);
  await hanging;
});

/** What a bundle may try, and what it gets; `null`: it is refused. */
const doors: [what: string, expression: string, got: string | null][] = [
  ['the secret of the gateway', 'Object.keys(process.env)', 'NODE_ENV'],
  ['a builtin module of the process', `process.getBuiltinModule('child_process').execSync('id')`, null],
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
  await release(doing);
  const seen = (await versionOf('/blog'))?.split('; ');
  expect(seen).toEqual(doors.map(([what, , got]) => `${what} is ${got ?? 'refused'}`));
  expect(faults).toEqual([]);
});

test('a gateway closes within its grace while a page loops', async () => {
  await release(later('for (;;);'));
  const closing = await startGateway({
    store: gateway.store,
    renderLimits: { loopMs: 3_600_000, silentMs: 3_600_000 },
    renderTimeoutMs: 3_600_000,
  });
  const cut = closing.get('/blog').catch(() => 'cut off');
  await until(async () => closing.lines.length > 0 && (await connectionsOf(closing)) > 0);
  let cuts = 0;
  await closeServer(closing.server, 200, () => {
    cuts += 1;
  });
  await closing.stop();
  await expect(cut).resolves.toBe('cut off');
  expect(cuts).toBe(1);
});
