import { readdirSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { makeTemporaryFolder } from '@vitryna/release/testing';
import { createLog } from '../base/log.ts';
import { createCrashNotes } from './crash-notes.ts';

const catalog = { app: 'mf-catalog', version: '1.0.0', path: '/ip-kamery' };
const product = { app: 'mf-product', version: '2.0.0', path: '/camera' };
let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>;
let time = 0;
let lines: string[] = [];

beforeEach(async () => {
  folder = await makeTemporaryFolder();
  time = 1_000_000;
  lines = [];
});
afterEach(() => folder.remove());

/** Notes of a process that begins, the processes before it being gone or not. */
const begin = ({ others = 'gone', at = folder.path } = {}) =>
  createCrashNotes({
    folder: at,
    now: () => time,
    log: createLog('warn', (line) => lines.push(line)),
    isRunning: () => others === 'running',
  });

test('the only version that was rendered when a process ended is at fault', () => {
  begin().note({}, [catalog, { ...catalog, path: '/ua/ip-kamery' }]);
  const next = begin();
  expect(next.faults()).toMatchObject([
    { app: 'mf-catalog', version: '1.0.0', kind: 'memory', isEvaluation: false, endedProcess: true },
  ]);
  expect(lines.join()).toContain('mf-catalog 1.0.0 /ip-kamery, mf-catalog 1.0.0 /ua/ip-kamery');
});

test('of several none is at fault, and each is a suspect', () => {
  const notes = begin();
  notes.note({}, [catalog]);
  notes.note({}, [product]);
  const next = begin();
  expect(next.faults()).toEqual([]);
  expect(next.isSuspect('mf-catalog', '1.0.0')).toBe(true);
  expect(next.isSuspect('mf-product', '2.0.0')).toBe(true);
  expect(next.isSuspect('mf-product', '2.0.1')).toBe(false);
});

test('each version that is handed on is at fault, though the process ends by itself', () => {
  const notes = begin();
  notes.handOn([catalog, product].map(({ app, version }) => ({ app, version })));
  notes.close();
  const faults = begin().faults();
  expect(
    faults.map(({ app, kind, endedProcess }) => ({ app, kind, endedProcess })).sort((a, b) => (a.app < b.app ? -1 : 1)),
  ).toEqual([
    { app: 'mf-catalog', kind: 'loop', endedProcess: true },
    { app: 'mf-product', kind: 'loop', endedProcess: true },
  ]);
});

test('what is over leaves no note, nor does a process that ends by itself', () => {
  const notes = begin();
  const thread = {};
  notes.note(thread, [catalog]);
  notes.note(thread, []);
  expect(readdirSync(folder.path)).toEqual([]);
  notes.note(thread, [catalog]);
  notes.close();
  expect(readdirSync(folder.path)).toEqual([]);
});

test('a note counts for ten minutes, for whichever process begins within them', () => {
  begin().note({}, [catalog]);
  time += 9 * 60_000;
  for (const _ of [1, 2]) expect(begin().faults()).toHaveLength(1);
  time += 2 * 60_000;
  expect(begin().faults()).toEqual([]);
  expect(readdirSync(folder.path)).toEqual([]);
});

test('a process that runs on has not ended, nor is one of another machine known', () => {
  const leave = (name: string, note: object) => writeFileSync(join(folder.path, name), JSON.stringify(note));
  const note = { host: hostname(), pid: process.pid + 1, at: time, renders: [catalog] };
  leave('beside.json', note);
  expect(begin({ others: 'running' }).faults()).toEqual([]);
  expect(begin().faults()).toHaveLength(1);
  leave('beside.json', { ...note, host: 'another machine' });
  expect(begin().faults()).toEqual([]);
});

test('a folder that cannot be kept or read stops nobody', () => {
  writeFileSync(join(folder.path, 'torn.json'), '{"host":');
  expect(begin().faults()).toEqual([]);
  const notes = begin({ at: join(folder.path, 'torn.json') });
  notes.note({}, [catalog]);
  expect(notes.faults()).toEqual([]);
  expect(lines).not.toEqual([]);
});
