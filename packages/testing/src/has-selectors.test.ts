import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '../../..');

/** The part of a selector behind its `:has(…)`, without what stands in brackets. */
const behindHas = /:has\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)([^,{]*)/g;

/**
 * Compounds behind a `:has()` that any element may match. Browsers join what all rules with `:has()` may change; with one
 * such rule each element that comes or goes has the whole page styled anew (70 ms on a phone, in the middle of a press).
 */
function unboundParts(css: string): string[] {
  const rules = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return Array.from(rules.matchAll(behindHas), ([, rest = '']) => rest.trimEnd()).filter((rest) => {
    const [, ...compounds] = rest
      .replaceAll(/:not\([^)]*\)/g, '*')
      .replaceAll(/:global|[()]/g, '')
      .split(/[\s>+~]+/);
    return compounds.some((compound) => !/[.#[a-z]/i.test(compound));
  });
}

test.each([
  [':global(main):has(> .skeleton) > :not(.skeleton) { display: none }', 1],
  [':root:has(.panel) * { color: red }', 1],
  ['.list:has(a) > :not(.last) + .item { color: red }', 1],
  ['html:has(.sheet:target) { overflow: hidden }', 0],
  [':root:has([data-edge-bar]:not([inert])) .bar { bottom: 0 }', 0],
  ['form:has(> * > .panel:not([hidden])) input { color: red }', 0],
  ['label:has(:checked) { color: red }', 0],
])('%s has %p such parts', (css, count) => {
  expect(unboundParts(css)).toHaveLength(count);
});

test('no rule styles any element by what is in another', () => {
  const files = globSync(['shell/src/**/*.css', 'mf-*/src/**/*.css', 'packages/*/src/**/*.css'], {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  });
  expect(files.length).toBeGreaterThan(100);
  const found = files.filter((file) => unboundParts(readFileSync(join(root, file), 'utf8')).length > 0);
  expect(found).toEqual([]);
});
