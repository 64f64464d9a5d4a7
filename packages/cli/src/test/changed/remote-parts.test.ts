import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { root } from '../../project.ts';
import { partsOf } from './remote-parts.ts';

const files = {
  'mf-x/src/expose/pages.ts': `home: () => import(/* webpackChunkName: "page-home" */ '../routes/home.tsx'),
list: () => import(/* webpackChunkName: "page-list" */ '../routes/list.tsx'),`,
  'mf-x/src/routes/home.tsx': `import { a } from '#features/a.ts';`,
  'mf-x/src/routes/list.tsx': `const late = () => import('../features/late.ts');`,
  'mf-x/src/features/a.ts': `import './shared.ts';`,
  'mf-x/src/features/late.ts': `import './shared.ts'; import './late.css';`,
  'mf-x/src/features/late.css': `@import './inner.css';`,
  'mf-x/src/features/inner.css': '',
  'mf-x/src/features/shared.ts': '',
  'mf-x/src/routes.ts': '',
};

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitryna-parts-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['src/features/a.ts', ['page-home']],
  ['src/features/inner.css', ['page-list']],
  ['src/features/shared.ts', ['page-home', 'page-list']],
])('%s is in %j', (file, parts) => {
  expect([...(partsOf(folder, 'mf-x', [`mf-x/${file}`]) ?? [])]).toEqual(parts);
});

test('a file in no part may be in all', () => {
  expect(partsOf(folder, 'mf-x', ['mf-x/src/routes.ts', 'mf-x/src/features/a.ts'])).toBeNull();
});

test('finds the parts of a remote of the store', () => {
  expect(partsOf(root, 'mf-catalog', ['mf-catalog/src/routes/comparison.tsx'])).toEqual(new Set(['page-comparison']));
});
