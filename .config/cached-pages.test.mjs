import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '..');
const asked = 'This finds pages out of sight';
const fixed = 'Each page of this kind has this id';

/** A line of code and what the rule says of it, where it refuses it. */
const cases = [
  ["document.querySelector('h1');", asked],
  ["document.querySelectorAll('h1');", asked],
  ["document.getElementById('name');", asked],
  ["document.getElementsByClassName('a');", asked],
  ["document.body.querySelector('h1');", asked],
  ["window.document.querySelector('h1');", asked],
  ["globalThis.document.documentElement.querySelectorAll('h1');", asked],
  ["event.target.ownerDocument.querySelector('h1');", asked],
  ["document?.querySelector('h1');", asked],
  ["document\n  .querySelector('h1');", asked],
  ["document.querySelector<HTMLElement>('h1');", asked],
  ["form.querySelector('h1');", null],
  ['document.title;', null],
  ['<p id="name" />;', fixed],
  ["<p id='name' />;", fixed],
  ["<p id={'name'} />;", fixed],
  ['<p id={`name`} />;', fixed],
  ['<p id={"name"}>text</p>;', fixed],
  ['<Field id="name" />;', fixed],
  ['<p id={id} />;', null],
  [`<p id={\`\${id}-name\`} />;`, null],
  ['<p data-id="name" />;', null],
  ['<a href="#name">a</a>;', null],
];
const written = [
  ...cases.map(([code, message], number) => [`mf-one/src/case-${number}.tsx`, code, message]),
  ...['ui', 'product-view', 'subscription', 'forms'].map((name) => [`packages/${name}/src/a.tsx`, cases[0][0], asked]),
  ['mf-one/src/a.test.tsx', cases[0][0], null],
  ['shell/src/a.tsx', cases[0][0], null],
];

let folder;
const found = new Map();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitryna-lint-'));
  for (const [file, code] of written) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
  copyFileSync(join(root, '.biome.json'), join(folder, '.biome.json'));
  symlinkSync(join(root, '.config'), join(folder, '.config'));
  const options = [
    'lint',
    '--vcs-enabled=false',
    '--reporter=json',
    '--max-diagnostics=none',
    'mf-one',
    'packages',
    'shell',
  ];
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/biome'), options, { cwd: folder, encoding: 'utf8' });
  for (const { category, message, location } of JSON.parse(stdout).diagnostics) {
    if (category === 'plugin') found.set(location.path, message);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('what goes round the rule for cached pages is refused, and nothing else', () => {
  test.each(written)('%s: %s', (file, _, message) => {
    expect(found.get(file) ?? null).toEqual(message && expect.stringContaining(message));
  });
});
