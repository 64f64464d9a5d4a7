import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '../../..');
/** Sentences of the specification's sections that the table maps. */
const sections = { 4: 35, 8: 14 };

const rows = readFileSync(join(root, 'docs/specification-tests.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+\.\d+ /.test(line))
  .map((line) => {
    const [, number = '', , file = '', title = ''] = line.split('|').map((cell) => cell.trim());
    return { number, file: file.replaceAll('`', ''), title };
  });

test('every sentence has a row', () => {
  const wanted = Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  );
  expect([...new Set(rows.map(({ number }) => number))]).toEqual(wanted);
});

test('every row names a test that exists', () => {
  const lost = rows.filter(({ file, title }) => {
    const code = readFileSync(join(root, file), 'utf8');
    return title === '' || !['test', 'spec'].some((kind) => file.includes(`.${kind}.`)) || !hasTest(code, title);
  });
  expect(lost).toEqual([]);
});

/** The title is written out whole; one that ends in a value, such as the language, may end before it. */
function hasTest(code: string, title: string): boolean {
  return ["'", '`', '"'].some((quote) => [quote, ' ${'].some((end) => code.includes(quote + title + end)));
}
