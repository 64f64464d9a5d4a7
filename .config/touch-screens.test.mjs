import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '..');
const files = globSync('{shell,mf-*,packages/*}/src/**/*.css', { cwd: root, exclude: ['**/node_modules/**'] });
const read = (file) => readFileSync(join(root, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');

/** Heights of a window whose tool bar comes and goes: a bare `vh` means the larger one, and leaves open whether that is meant. */
const bareHeights = (css) => css.match(/(?<![\w-])[\d.]+v(?:h|min|max|b)\b/g) ?? [];

/** What looks the same where a shadow ends in any case: it only has to be larger than the window. */
const beyond = ['100vmax'];

/** Rules about a field alone that give it letters of less than 16 px, which iOS zooms in at. */
function smallFields(css) {
  const rules = [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)];
  return rules.flatMap(([, selectors, body]) => {
    // A token's name is its size: `var(--t15)`.
    const [, token, number = '16', unit] = /font(?:-size)?:[^;]*?(?:var\(--t(\d+)\)|([\d.]+)(rem|px))/.exec(body) ?? [];
    const pixels = Number(token ?? number) * (unit === 'rem' ? 16 : 1);
    const isField =
      /(?:^|[\s>+~,])(?:input|select|textarea)(?![\w-])(?!:not)/.test(selectors) || /\.input\b/.test(selectors);
    return pixels < 16 && isField && !selectors.includes('::') ? [selectors.trim()] : [];
  });
}

/** A smaller letter where a mouse points: nobody's browser zooms in there. */
const withoutMouse = (css) => css.replaceAll(/@media[^{]*\(pointer: fine\)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');

test('a height of the window says which window it means', () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    bareHeights(read(file))
      .filter((height) => !beyond.includes(height))
      .map((height) => `${file}: ${height}`),
  );
  expect(found).toEqual([]);
});

test('no field is of letters that iOS zooms in at', () => {
  const found = files.flatMap((file) => smallFields(withoutMouse(read(file))).map((rule) => `${file}: ${rule}`));
  expect(found).toEqual([]);
});

test.each([
  ['.a { min-height: 100vh; }', ['100vh']],
  ['.a { max-height: min(640px, 72vh); }', ['72vh']],
  ['.a { min-height: 100lvh; height: calc(100dvh - 1px); max-height: 5svh; width: 100vw; }', []],
])('tells the heights of %s', (css, expected) => {
  expect(bareHeights(css)).toEqual(expected);
});

test.each([
  ['.a input { font: 400 var(--t15); }', ['.a input']],
  ['.a .input { font-size: 0.9375rem; }', ['.a .input']],
  ['.b { color: red; } select { font: 400 14px / 1 serif; }', ['select']],
  ['@media (width >= 768px) { .a textarea { font-size: 15px; } }', ['.a textarea']],
  ['@media (width >= 768px) and (pointer: fine) { .a input { font-size: 15px; } }', []],
  ['.a input { font: 400 1rem / 1.5rem var(--font); }', []],
  ['.a input::placeholder, .inputs { font-size: 12px; }', []],
])('tells the fields of %s', (css, expected) => {
  expect(smallFields(withoutMouse(css))).toEqual(expected);
});
