import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '../../..');

const files = globSync(['shell/src/**/*.css', 'mf-*/src/**/*.css', 'packages/*/src/**/*.css'], {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
});

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

/** Rules that ask the document itself what is in it: browsers look through the whole page for the answer, at every change. */
const asksAll = (css: string) => /(?:^|[\s,}(])(?:html|:root|body)[^\s,{}>+~]*:has\(/m.test(css);

test.each([
  ['html:has(.sheet:target) { overflow: hidden }', true],
  [':global(:root):has(.panel:modal) { overflow: hidden }', true],
  [':global(:root[data-reads-on]:not(:has(header:focus-within))) .place { translate: 0 1px }', true],
  [':global(body):has(:global(main > :not([data-out-of-sight])) .bar) { padding: 0 }', true],
  [':root[data-out-of-sight] .field:has(:checked) { color: red }', false],
  ['form:has(> .panel) input { color: red }', false],
])('%s asks the whole document: %p', (css, asks) => {
  expect(asksAll(css)).toBe(asks);
});

test('no rule asks the document what is in it', () => {
  expect(files.filter((file) => asksAll(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

test.each([
  [':global(main):has(> .skeleton) > :not(.skeleton) { display: none }', 1],
  [':root:has(.panel) * { color: red }', 1],
  ['.list:has(a) > :not(.last) + .item { color: red }', 1],
  ['form:has(> * > .panel:not([hidden])) input { color: red }', 0],
  ['label:has(:checked) { color: red }', 0],
])('%s has %p such parts', (css, count) => {
  expect(unboundParts(css)).toHaveLength(count);
});

test('no rule styles any element by what is in another', () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.filter((file) => unboundParts(readFileSync(join(root, file), 'utf8')).length > 0);
  expect(found).toEqual([]);
});
