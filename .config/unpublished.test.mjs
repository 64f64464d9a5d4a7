import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '..');
const home = 'packages/navigation/src/unpublished/';

/** What React Router and React do not document, by what it is called. */
const unpublished =
  /\bUNSAFE_\w+|\b_internal[A-Z]\w+|\bunstable_(?!mockModule|now)\w+|['"`]react-router\/late|\b__react\w*/g;

/** Files that name such a thing for another reason. */
const others = new Map([
  // The alias itself, and what reads code without its build.
  ['packages/build/src/late-router.ts', 'react-router/late'],
  // A journey that opens modals from outside, by React's tree.
  ['packages/e2e/src/engines/support/open-modal.ts', '__reactContainer'],
]);

test('what React Router and React do not document is used in one folder', () => {
  const files = globSync('{shell,mf-*,packages,examples}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  }).filter((file) => !file.startsWith(home));
  expect(files.length).toBeGreaterThan(1000);
  const used = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(unpublished)]
      .map(([name]) => name.replace(/['"`]/g, ''))
      .filter((name) => others.get(file) !== name)
      .map((name) => `${file}: ${name}`),
  );
  expect(used).toEqual([]);
});
