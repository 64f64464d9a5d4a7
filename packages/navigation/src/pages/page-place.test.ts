import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const css = readFileSync(join(import.meta.dirname, 'page-place.module.css'), 'utf8');

/** What a rule says, by its selector: the first of these, or the one after a mark. */
function declarationsOf(selector: string, after = ''): string {
  const from = css.indexOf(selector, css.indexOf(after));
  return css.slice(css.indexOf('{', from) + 1, css.indexOf('}', from)).replaceAll(/\s+/g, ' ');
}

// Journeys run in Chromium alone, so what Safari before 18 makes of a page that was left is read off the rules.
test('a page that was left is as hidden as a prerendered one where `content-visibility` is not known', () => {
  const left = ".place[data-out-of-sight='left']";
  expect(declarationsOf(left)).toBe(' content-visibility: hidden; ');
  const prerendered = declarationsOf(".place[data-out-of-sight='prerendered']");
  expect(prerendered).toContain('visibility: hidden;');
  expect(declarationsOf(left, '@supports not (content-visibility: hidden)')).toBe(prerendered);
});
