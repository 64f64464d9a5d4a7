import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '..');

/** The text of each element of these names: from its name to the `>` that ends its opening tag, whatever its expressions hold. */
function tagsOf(source, names) {
  return [...source.matchAll(new RegExp(`<(?:${names.join('|')})(?=[\\s/>])`, 'g'))].map(({ index }) => {
    let depth = 0;
    let end = index + 1;
    while (end < source.length && (depth > 0 || source[end] !== '>')) {
      if (source[end] === '{') depth += 1;
      if (source[end] === '}') depth -= 1;
      end += 1;
    }
    return source.slice(index, end);
  });
}

/** Fields of a person, an address or a code, which a phone fills in by itself when it is told what they are. */
const personal =
  /name="[\w.]*(?:phone|email|name|firstName|lastName|middleName|username|password|birthday|street|house|code)"/;

/** What a tag of a field lacks for the keyboard and the memory of a phone. */
function lacksOf(tag) {
  const lacks = [];
  const isFree = /\b(?:readOnly|hidden)\b|type="(?:hidden|checkbox|radio|range|file)"/.test(tag);
  if (/type="number"/.test(tag) && !/inputMode=/.test(tag)) lacks.push('inputMode');
  if (!isFree && personal.test(tag) && !/autoComplete=/.test(tag)) lacks.push('autoComplete');
  if (/autoComplete="username"/.test(tag) && !isFree && !/autoCapitalize="none"/.test(tag))
    lacks.push('autoCapitalize');
  return lacks;
}

test('a field tells a phone which keyboard it wants, and what to fill in', () => {
  const files = globSync('{shell,mf-*,packages/{ui,forms,delivery-view,subscription}}/src/**/*.tsx', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/*.test.tsx', '**/testing/**', '**/gallery/**'],
  });
  const tags = files.flatMap((file) =>
    tagsOf(readFileSync(join(root, file), 'utf8'), [
      'input',
      'TextField',
      'FormTextField',
      'PasswordField',
      'PasswordBox',
    ]).map((tag) => [file, tag]),
  );
  expect(tags.length).toBeGreaterThan(60);
  const found = tags.flatMap(([file, tag]) =>
    lacksOf(tag).map((lack) => `${file}: ${/name="[^"]*"/.exec(tag)?.[0] ?? tag.slice(0, 40)} lacks ${lack}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['<TextField name="phone" type="tel" />', ['autoComplete']],
  ['<FormTextField form={form} name="recipient.firstName" onInput={() => a > b} autoComplete="given-name" />', []],
  ['<input type="number" min={1} />', ['inputMode']],
  ['<TextField name="username" autoComplete="username" />', ['autoCapitalize']],
  ['<input readOnly autoComplete="username" value={name} />', []],
  ['<input type="hidden" name="username" value="" />', []],
])('tells what %s lacks', (source, expected) => {
  expect(tagsOf(source, ['input', 'TextField', 'FormTextField']).flatMap(lacksOf)).toEqual(expected);
});
