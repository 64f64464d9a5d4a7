/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { remoteLostMs } from '@vitryna/contracts/constants';
import type { PreviousVersion } from '@vitryna/contracts/previous-version';
import { onFault } from '../tab/faults.ts';
import { createFederation } from './federation.ts';
import { RemoteLostError } from './remote-lost-error.ts';
import { createRemotes } from './remotes.ts';

const state = () => ({
  remotes: [{ name: 'mf-catalog', base: '/assets/mf-catalog/2.0.0/', entry: 'entry.js', routes: [] }],
  integrity: {} as Record<string, string>,
});
const before: PreviousVersion = {
  remote: { base: '/assets/mf-catalog/1.0.0/', entry: 'old.js' },
  integrity: { '/assets/mf-catalog/1.0.0/old.js': 'sha384-old' },
};
const good = { Component: () => null };
const bad = { Component: () => null };
const containerWith = (pages: Record<string, () => Promise<unknown>>) => ({
  init: () => undefined,
  get: async () => () => ({ pages, modals: pages }),
});

const asked = jest.fn<(url: unknown) => Promise<Response>>();
const onReplaced = jest.fn();
let losses: unknown[];
beforeEach(() => {
  losses = [];
  onFault((kind, _, where) => losses.push([kind, where]));
  asked.mockImplementation(async () => Response.json(before));
  globalThis.fetch = asked as typeof fetch;
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.resetAllMocks();
});

/** The remotes of a tab in which version 2 has these pages, or does not come at all. */
function openTab(
  pages: Record<string, () => Promise<unknown>> | null,
  older: typeof pages = { home: async () => good },
) {
  const own = state();
  const imported: string[] = [];
  const verifiedImport = async (href: string) => {
    imported.push(href);
    const table = href.includes('/2.0.0/') ? pages : older;
    if (!table) throw new Error('missing');
    return containerWith(table);
  };
  const federation = createFederation(own, verifiedImport, onReplaced);
  const [remote] = createRemotes(own.remotes, federation);
  if (!remote) throw new Error('no remote');
  return { own, imported, federation, remote };
}

test.each([
  ['does not load', null],
  ['throws while its page is evaluated', { home: () => Promise.reject(new Error('falls')) }],
  ['has not the page', {}],
])('a remote that %s is replaced by its previous version, with its integrity', async (_, pages) => {
  const { own, remote } = openTab(pages);
  await expect(remote.load('home')).resolves.toBe(good);
  expect(remote.loaded('home')).toBe(good);
  expect(asked.mock.calls.map(([url]) => url)).toEqual(['/builds/before/mf-catalog/2.0.0.json']);
  expect(own.integrity).toEqual(before.integrity);
  expect(losses).toEqual([['loss', '/assets/mf-catalog/2.0.0/']]);
  expect(onReplaced).toHaveBeenCalledTimes(1);
});

test('the viewport stays as it is if the previous version fails, too', async () => {
  const { remote } = openTab(null, null);
  await expect(remote.load('home')).rejects.toThrow('mf-catalog could not be loaded');
  expect(onReplaced).not.toHaveBeenCalled();
});

test('a page whose code nobody has is no reason to load its own document again', async () => {
  const { remote } = openTab(null, null);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(remote.loadForNavigation('home', location.href)).rejects.toBeInstanceOf(RemoteLostError);
  const elsewhere = remote.loadForNavigation('home', new URL('/elsewhere', location.href).href);
  await expect(elsewhere).rejects.toMatchObject({ status: 302 });
  // A page that could not come while there was no connection has its address already, and still no document.
  const before = location.href;
  history.replaceState(null, '', '/elsewhere');
  await expect(remote.loadForNavigation('home', location.href)).rejects.toMatchObject({ status: 302 });
  history.replaceState(null, '', before);
});

test('a lost file preloads the previous version, with the files that the page needs of it in parallel', async () => {
  const { own, imported, federation } = openTab({ home: async () => bad });
  Object.assign(own.integrity, {
    '/assets/mf-catalog/2.0.0/page-home.aaaa.js': 'sha384-page',
    '/assets/shell/1.0.0/main.aaaa.js': 'sha384-main',
  });
  const files = {
    '/assets/mf-catalog/1.0.0/page-home.bbbb.js': 'sha384-b',
    '/assets/mf-catalog/1.0.0/main.js': 'sha384-c',
  };
  asked.mockResolvedValueOnce(Response.json({ ...before, integrity: files }));
  const [ofShell, ofRemote] = ['/assets/shell/1.0.0/main.aaaa.js', '/assets/mf-catalog/2.0.0/page-home.aaaa.js'];
  await expect(federation.replace(ofShell, new Error('lost'))).resolves.toBe(false);
  const ahead = federation.replace(ofRemote, new Error('lost'));
  await expect(federation.replace('mf-catalog', new Error('asked for'))).resolves.toBe(true);
  await expect(ahead).resolves.toBe(true);
  expect(imported).toEqual(['/assets/mf-catalog/1.0.0/page-home.bbbb.js']);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a gateway that does not say which version was before is waited for within one bound', async () => {
  jest.useFakeTimers();
  try {
    asked.mockImplementation(() => new Promise(() => {}));
    const { remote } = openTab(null);
    const lost = expect(remote.load('home')).rejects.toThrow('mf-catalog could not be loaded');
    await jest.advanceTimersByTimeAsync(remoteLostMs);
    await lost;
  } finally {
    jest.useRealTimers();
  }
});

test('once, for any number of importers at a time', async () => {
  const { imported, remote, federation } = openTab(null, { home: async () => good, list: async () => good });
  const loadModals = () => federation.modals('mf-catalog');
  await Promise.all([remote.load('home'), remote.load('list'), federation.attempt('mf-catalog', loadModals)]);
  await expect(remote.load('gone')).rejects.toThrow('mf-catalog could not be loaded');
  expect(asked).toHaveBeenCalledTimes(1);
  expect(losses).toHaveLength(1);
  expect(new Set(imported)).toEqual(new Set(['/assets/mf-catalog/2.0.0/entry.js', '/assets/mf-catalog/1.0.0/old.js']));
});

test('a page that throws while it hydrates is replaced once, and not when the previous version throws, too', async () => {
  const { remote } = openTab({ home: async () => bad });
  await remote.load('home');
  expect(remote.loaded('home')).toBe(bad);
  await expect(remote.replace?.('home', new Error('falls'))).resolves.toBe(true);
  expect(remote.loaded('home')).toBe(good);
  await expect(remote.replace?.('home', new Error('falls again'))).resolves.toBe(false);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a modal that fails is replaced by that of the previous version', async () => {
  const { federation } = openTab({ home: () => Promise.reject(new Error('falls')) });
  const loadContents = async () => (await federation.modals('mf-catalog')).home?.();
  await expect(federation.attempt('mf-catalog', loadContents)).resolves.toBe(good);
  const contents = async () => 'of the shell';
  await expect(federation.attempt('shell', contents)).resolves.toBe('of the shell');
});

test('nothing is replaced, asked or told in a tab without a connection', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { remote } = openTab(null);
  await expect(remote.load('home')).rejects.toThrow('mf-catalog could not be loaded');
  expect([asked.mock.calls, losses]).toEqual([[], []]);
});

test('a remote without a previous version is lost, and one whose gateway did not answer is asked for again', async () => {
  const { remote } = openTab(null);
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(remote.load('home')).rejects.toThrow();
  asked.mockResolvedValueOnce(Response.json(null));
  await expect(remote.load('home')).rejects.toThrow();
  expect(asked).toHaveBeenCalledTimes(2);
  await expect(remote.load('home')).rejects.toThrow();
  expect(asked).toHaveBeenCalledTimes(2);
});
