import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { nodesOf } from '../source/nodes.mjs';

const root = join(import.meta.dirname, '../..');

/** What a title ends with, \u00a7 being the sign of a section. */
const tag = / \[(\u00a7\d+\.\d+[^\]]*)\]$/;

/** A title is the first argument of a call, or the first value of a case. */
const isTitle = ({ node, parent }) => parent?.arguments?.[0] === node || parent?.elements?.[0] === node;

/** The text of a literal as it is written, `${…}` included. */
function writtenText(node, code) {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : '';
  return node.type === 'TemplateLiteral' ? code.slice(node.start + 1, node.end - 1) : '';
}

/** Reads `[§2.6 checkout, order §4.1]` as two rules, the first with two lines of its table. */
function readTag(text) {
  const pieces = Array.from(text.matchAll(/\u00a7(\d+\.\d+)([^\u00a7]*)/g));
  return pieces.map(([, number, lines]) => ({
    number,
    lines: lines.split(',').flatMap((line) => line.trim() || []),
  }));
}

/** The titles with a tag in a file's code: without it, with what it names, and where. */
export function taggedTitles(file, code) {
  const { program } = parseSync(file, code);
  return nodesOf(program).flatMap((found) => {
    const text = writtenText(found.node, code);
    const [whole, named] = tag.exec(text) ?? [];
    if (!whole || !isTitle(found)) return [];
    const line = code.slice(0, found.node.start).split('\n').length;
    return [{ file, line, title: text.slice(0, -whole.length), rules: readTag(named) }];
  });
}

/** How often a file begins a tag, wherever it stands. */
export const countTags = (code) => code.match(/\[\u00a7\d+\.\d/g)?.length ?? 0;

/** They show what tags are. */
const examples = ['.config/specification-tests.test.mjs', 'packages/testing/src/references/references.test.ts'];

/** Every test file that has tags, with its tagged titles. */
export function readTaggedFiles() {
  const files = globSync('{shell,mf-*,packages,examples,deploy,.config}/**/*.{test,spec}.{ts,tsx,mjs}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  });
  return files.sort().flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8');
    const count = countTags(code);
    return count === 0 || examples.includes(file) ? [] : [{ file, count, titles: taggedTitles(file, code) }];
  });
}
