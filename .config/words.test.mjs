import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { retiredWords } from './retired-words.mjs';

const root = join(import.meta.dirname, '..');
const isProse = /\.(?:ts|tsx|mjs|cjs|css|md|grit)$/;
// Where the words stand as what they were, and what others wrote.
const isExempt = /^\.config\/(?:retired-words|words\.test)\.mjs$|^docs\/glossary\.md$|\/data\//;

const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const paths = listed.split('\0').filter((path) => isProse.test(path) && !isExempt.test(path));

function readLines(path) {
  try {
    return readFileSync(join(root, path), 'utf8').split('\n');
  } catch {
    // Listed, and deleted since.
    return [];
  }
}

test.each(retiredWords)('recognises what is said as "$now" today', ({ was, sample }) => {
  expect(sample).toMatch(was);
});

test('no word comes back that the project gave up', () => {
  const back = paths.flatMap((path) => {
    const words = retiredWords.filter((word) => (word.in?.test(path) ?? true) && !word.but?.test(path));
    return readLines(path).flatMap((line, index) =>
      words
        .filter(({ was }) => was.test(line))
        .map(({ was, now }) => `${path}:${index + 1}: "${was.exec(line)?.[0]}" is "${now}" now`),
    );
  });
  expect(back).toEqual([]);
});
