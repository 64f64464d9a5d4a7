import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { events } from './events.ts';

/** The events that the shell's code, and that of the stores which it brings, names as the first argument of a call. */
function named(call: string): string[] {
  const files = globSync(['shell/src/**/*.{ts,tsx}', 'packages/store/src/**/*.ts'], {
    cwd: join(import.meta.dirname, '..'),
    exclude: ['**/*.test.*', '**/testing/**'],
  });
  const calls = new RegExp(`eventBus\\.${call}\\(\\s*'([^']+)'`, 'g');
  const text = files.map((file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')).join('\n');
  return [...new Set([...text.matchAll(calls)].flatMap(([, name]) => name ?? []))].sort();
}

test('the release says what the shell sends and hears', () => {
  expect(events).toEqual({ sends: named('emit'), hears: named('on') });
});
