import { chmodSync, existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { lockFolder } from './folder-lock.ts';

const newPath = (): string => join(mkdtempSync(join(tmpdir(), 'vitryna-lock-')), 'nested', 'database.lock');

test('holds the folder until it is given back', () => {
  const path = newPath();
  const unlock = lockFolder(path);
  expect(() => lockFolder(path)).toThrow(`in use by process ${process.pid}`);
  unlock();
  expect(existsSync(path)).toBe(false);
  lockFolder(path)();
});

test('takes over a lock whose process is gone, whose number was reused, or that cannot be read', () => {
  const path = newPath();
  lockFolder(path)();
  for (const content of ['{"pid":2147483646,"startedAt":"1"}', `{"pid":${process.pid},"startedAt":"1"}`, 'torn', '']) {
    writeFileSync(path, content);
    const unlock = lockFolder(path);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid });
    unlock();
  }
});

test('closes the folder to everybody else on the machine, one that was open, too', () => {
  const path = newPath();
  const modeOf = () => (statSync(dirname(path)).mode & 0o777).toString(8);
  lockFolder(path)();
  expect(modeOf()).toBe('700');
  chmodSync(dirname(path), 0o755);
  lockFolder(path)();
  expect(modeOf()).toBe('700');
});
