import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { checkNamedReferences } from './named-references.ts';
import { checkPathReferences } from './path-references.ts';
import { listPaths, type ProjectFile, readTexts } from './project-files.ts';
import { collectTargets, listNames, recordPath } from './targets.ts';

const root = join(import.meta.dirname, '../../../..');
const paths = listPaths(root);
const texts = readTexts(root, paths);
const targets = collectTargets(paths, texts);

/** Where a reference leads nowhere, as `file:line why`. */
function findBroken(file: ProjectFile): string[] {
  return [...checkNamedReferences(file.text, targets.names), ...checkPathReferences(file, targets)].map(
    ({ index, message }) => `${file.path}:${file.text.slice(0, index).split('\n').length} ${message}`,
  );
}

test('every reference leads somewhere', () => {
  // This folder shows some that do not.
  const others = texts.filter(({ path }) => !path.startsWith('packages/testing/src/references/'));
  expect(others.flatMap(findBroken)).toEqual([]);
});

test('no number is given twice', () => {
  const names = listNames(texts);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names.length).toBeGreaterThan(200);
});

test('every decision record has its number in its name and in its title', () => {
  const records = texts.filter(({ path }) => path.startsWith('docs/decisions/'));
  expect(records.filter(({ path, text }) => !text.startsWith(`# ${recordPath.exec(path)?.[1]} `))).toEqual([]);
});

test.each([
  ['shell/a.ts', '// As the specification says (specification §99).', ':1 specification §99 does not exist'],
  ['shell/a.ts', '/**\n * Of the specification\n * §4 and §4.99\n */', ':3 specification §4.99 does not exist'],
  ['shell/a.test.ts', "test('pays [§4.16 §4.99]', run);", ':1 specification §4.99 does not exist'],
  ['shell/a.ts', '// One answer (contract §0, §77).', ':1 contract §77 does not exist'],
  ['shell/a.ts', '// Frames (architecture §6).', ':1 § without its document: "specification §4" or "contract §0"'],
  [
    'shell/a.ts',
    '// Frames (architecture: one page).',
    ':1 "(architecture:" names a document without its path: docs/architecture.md',
  ],
  ['shell/a.ts', '// Free delivery (contract, rule 2).', ':1 "contract, rule 2" has no number: contract §1.2'],
  ['shell/a.ts', '\n// A slug (decision 4).', ':2 decision 4 is no record: three digits, or "reading 4"'],
  ['shell/a.ts', '// As decisions 107 and 999 say.', ':1 decision 999 does not exist'],
  ['shell/a.ts', '// A slug (reading 99).', ':1 reading 99 does not exist'],
  ['shell/a.ts', '// Found by the audit.', ':1 "audit" is in no document of the project'],
  ['shell/a.ts', '// A link of ours (issue #12).', ':1 "issue #12" is in no document of the project'],
  ['shell/a.ts', '// As the house style asks.', ':1 "house style" is in no document of the project'],
  ['shell/a.css', '/* See look.md. */', ':1 look.md does not exist'],
  ['.config/a.cjs', '// See docs/decisions/004-slugs.md.', ':1 docs/decisions/004-slugs.md does not exist'],
  ['shell/a.ts', '// See packages/none/src/none.ts.', ':1 packages/none/src/none.ts does not exist'],
  ['README.md', '[Bench](packages/none/README.md)', ':1 packages/none/README.md does not exist'],
  ['docs/a.md', 'See [§9](specification.md#10-more).', ':1 docs/specification.md has no heading #10-more'],
  ['README.md', 'See [the table](docs/none/).', ':1 docs/none/ does not exist'],
  ['README.md', '[decision 106](docs/decisions/101-module-loading.md)', ':1 "decision 106" leads to decision 101'],
  ['shell/a.ts', '// Measured with ../../shared/run.mjs.', ':1 ../../shared/run.mjs does not exist'],
  ['packages/bench/README.md', 'node ../shared/run.mjs', ':1 ../shared/run.mjs does not exist'],
])('%s refuses %j', (path, text, problem) => {
  expect(findBroken({ path, text })).toContain(path + problem);
});

test.each([
  ['shell/a.ts', '// Of another host (RFC 9110 §7.6.1), specification §4.16, §8 and §9; contract §1.2, reading 11.'],
  ['shell/a.test.ts', "test('pays [§2.6 checkout, order §4.16]', run);"],
  ['shell/a.ts', '// As decisions 114 and 107 say; readings 21 and 22.'],
  ['docs/a.md', '[Errors](specification.md#8-errors), [elsewhere](https://example.com/a.md)'],
  ['shell/a.ts', "const release = 'mf-catalog/1.2.0/server/server.cjs';"],
])('%s may say %j', (path, text) => {
  expect(findBroken({ path, text })).toEqual([]);
});
