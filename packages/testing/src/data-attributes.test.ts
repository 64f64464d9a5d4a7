import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '../../..');

/** Tests, and what only they run. */
const isTool = (file: string) =>
  /\.(?:test|spec)\.tsx?$|\/testing\/|\/gallery\/|^packages\/(?:bench|e2e|release|testing)\//.test(file);
const sources = globSync('{shell,mf-*,packages/*}/**/*.{ts,tsx,css}', {
  cwd: root,
  exclude: (path) => /(?:^|\/)(?:node_modules|dist|\.build|template)$/.test(path),
})
  .filter((file) => file !== 'packages/testing/src/data-attributes.test.ts')
  .map((file) => ({ file, isTool: isTool(file), text: readFileSync(join(root, file), 'utf8') }));

const camel = (name: string) => name.slice(5).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const kebab = (key: string) => `data-${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** How code puts an attribute on an element: JSX, markup in a string, a table of attributes, a name for it, a call, a data set. */
const writes = (name: string) =>
  new RegExp(
    [
      `^\\s+${name}(?:=|$)`,
      `<\\w[^<>]* ${name}(?=[ >=]|$)`,
      `\\['${name}',|'${name}':| = '${name}';`,
      `\\b(?:set|toggle)Attribute\\('${name}'`,
      `\\bdataset\\.${camel(name)} = `,
    ].join('|'),
    'm',
  );

/** How code, styles and tests look for one: a selector, a call, a pattern of markup, a data set. */
const reads = (name: string) =>
  new RegExp(
    [
      `\\[${name}[\\]=]`,
      `\\b(?:get|has|Have)Attribute\\('${name}'`,
      `\\battr\\(${name}\\)`,
      `${name}="?[([\\\\]|\\breplace\\('${name}|<\\w+ ${name}=""></`,
      `\\bdataset\\??\\.${camel(name)}\\b(?! =)|'${camel(name)}' in dataset|\\b${camel(name)}\\b.*\\bdataset;`,
    ].join('|'),
  );

const names = new Set<string>();
for (const { text } of sources) {
  for (const [, name = ''] of text.matchAll(/[\s['"`](data-[a-z]+(?:-[a-z]+)*)(?=[=\]'"`]|$)/gm)) names.add(name);
  for (const [, key = ''] of text.matchAll(/\bdataset\??\.([a-z]\w*)/gi)) names.add(kebab(key));
}
const found = [...names].sort().map((name) => ({
  name,
  writers: sources.filter(({ text }) => writes(name).test(text)),
  readers: sources.filter(({ text }) => reads(name).test(text)),
}));

test('what is looked for by a data attribute has it: in production by production code', () => {
  const lost = found.flatMap(({ name, writers, readers }) =>
    readers
      .filter((reader) => !writers.some((writer) => reader.isTool || !writer.isTool))
      .map(({ file }) => `${file}: ${name}`),
  );
  expect(lost).toEqual([]);
});

/** Password managers look for these. */
const ofOthers = new Set(['data-bwignore', 'data-form-type', 'data-lpignore']);

test('what production code writes somebody looks for', () => {
  const written = found.filter(({ name, writers }) => !ofOthers.has(name) && writers.some(({ isTool }) => !isTool));
  expect(written.length).toBeGreaterThan(25);
  expect(written.flatMap(({ name, readers }) => (readers.length === 0 ? name : []))).toEqual([]);
});
