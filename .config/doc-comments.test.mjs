import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '..');

/** Doc comments that stand above another one: what they describe has gone, or stands elsewhere. */
const lost = (code) => [...code.matchAll(/\/\*\*(?:(?!\*\/).)*\*\/(?=\n[ \t]*\/\*\*)/gs)].map(([comment]) => comment);

test('a doc comment stands above what it describes', () => {
  const files = globSync('{shell,mf-*,packages,examples,.config}/**/*.{ts,tsx,mjs,cjs,js}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  });
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) =>
    lost(readFileSync(join(root, file), 'utf8')).map((comment) => `${file}: ${comment}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['/** One. */\n/** Two. */\nconst two = 2;', ['/** One. */']],
  ['type A = {\n  /** One. */\n  /** Two.\n   * More. */\n  two: 2;\n};', ['/** One. */']],
  ['/** Of the file. */\n\n/** One. */\nconst one = 1;', []],
  ['/** One. */\nconst one = 1;\n/** Two. */\nconst two = 2;', []],
])('%j', (code, comments) => expect(lost(code)).toEqual(comments));
