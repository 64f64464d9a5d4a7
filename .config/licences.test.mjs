import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '..');

/** Licences that ask for no more than to be named. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Others, each for one package and a reason. */
const exceptions = [
  // The store's font, for pages and for pictures: files beside the code, under their own licence.
  { name: /^@fontsource(?:-variable)?\/onest$/, licence: 'OFL-1.1' },
  // A library of its own that sharp loads; an operator may replace it.
  { name: /^@img\/sharp-libvips-/, licence: 'LGPL-3.0-or-later' },
  // Checks pages in tests; nothing of it is served.
  { name: /^axe-core$/, licence: 'MPL-2.0' },
  // Part of Vite, makes styles smaller while building; nothing of it is served.
  { name: /^lightningcss(?:-|$)/, licence: 'MPL-2.0' },
  // Data for the build, not code.
  { name: /^caniuse-lite$/, licence: 'CC-BY-4.0' },
];

/** Whether one may use a package under a licence expression: any side of an `OR`, each side of an `AND`. */
function isAllowed(name, expression) {
  const plain = expression.replaceAll(/[()]/g, '').trim();
  if (plain.includes(' OR ')) return plain.split(' OR ').some((side) => isAllowed(name, side));
  if (plain.includes(' AND ')) return plain.split(' AND ').every((side) => isAllowed(name, side));
  return permissive.has(plain) || exceptions.some((one) => one.licence === plain && one.name.test(name));
}

test.each([
  ['left', 'MIT', true],
  ['left', '(MIT OR GPL-3.0-only)', true],
  ['left', 'MIT AND GPL-3.0-only', false],
  ['left', 'MPL-2.0', false],
  ['axe-core', 'MPL-2.0', true],
  ['left', 'Unknown', false],
  ['left', 'UNLICENSED', false],
])('%s under %s is allowed: %p', (name, expression, allowed) => {
  expect(isAllowed(name, expression)).toBe(allowed);
});

test('every installed package states a licence under which it may be used', () => {
  const printed = execFileSync('pnpm', ['-r', 'licenses', 'list', '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const packages = Object.entries(JSON.parse(printed)).flatMap(([licence, found]) =>
    found.map(({ name }) => ({ name, licence })),
  );
  expect(packages.length).toBeGreaterThan(300);
  expect(packages.filter(({ name, licence }) => !isAllowed(name, licence))).toEqual([]);
});
