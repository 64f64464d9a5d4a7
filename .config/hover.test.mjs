import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '..');

/**
 * Selectors of `:hover` that stand outside of `@media (hover: hover)`. A finger hovers over nothing: its press leaves the look of a
 * hovered thing behind, and where that shows something new, iOS takes the first press for the hover and asks for another.
 */
function hoversOf(css) {
  const open = [];
  const found = [];
  for (const [, prelude, brace] of css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '}') open.pop();
    if (brace !== '{') continue;
    const isHeld = [...open, prelude].some((outer) => /^\s*@media[^,]*\(hover: hover\)[^,]*$/.test(outer));
    if (!isHeld && prelude.includes(':hover')) found.push(prelude.trim());
    open.push(prelude);
  }
  return found;
}

test('what answers a pointer answers only one that can hover', () => {
  const files = globSync('{shell,mf-*,packages/*,examples/*}/src/**/*.css', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  });
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    hoversOf(readFileSync(join(root, file), 'utf8')).map((selector) => `${file}: ${selector}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['.a:hover { color: red; }', ['.a:hover']],
  ['@media (width >= 768px) { .a:hover, .b { color: red; } }', ['.a:hover, .b']],
  ['.a { &:hover { color: red; } }', ['&:hover']],
  // A list of media holds where any of them does.
  ['@media (hover: hover), (width >= 768px) { .a:hover { color: red; } }', ['.a:hover']],
  ['@media (hover: hover) { .a:hover { color: red; } } .b:hover { color: red; }', ['.b:hover']],
  ['@media (width >= 768px) { @media (hover: hover) { .a:hover { color: red; } } }', []],
  ['@media (hover: hover) and (width >= 768px) { .a:hover { color: red; } }', []],
  ['/* .a:hover {} */ .a { transition: color var(--hover); }', []],
])('tells the hovers of %s', (css, expected) => {
  expect(hoversOf(css)).toEqual(expected);
});
