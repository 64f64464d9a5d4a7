import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The cells of a line of a table. */
export const cellsOf = (line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** How a tag names a line of a table below a rule: by the code in its first cell, or by that cell. */
const nameOf = (cell) => (/`([^`]+)`/.exec(cell)?.[1] ?? cell).replaceAll("'", '’');

/** The rules of the specification in their order: number, text, and the names of the lines of a table below it. */
export function readRules(text = readFileSync(join(root, 'docs/specification.md'), 'utf8')) {
  const rules = [];
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) {
    const [, number, start] = /^- \*\*(\d+\.\d+)\*\* (.*)/.exec(line) ?? [];
    if (number) rules.push({ number, text: start, lines: [] });
    else if (/^ {2}\S/.test(line) && rules.length > 0) rules.at(-1).text += ` ${line.trim()}`;
    const isHead = /^\| -/.test(lines[index + 1] ?? '');
    if (/^\| [^-]/.test(line) && !isHead) rules.at(-1).lines.push(nameOf(cellsOf(line)[0]));
  }
  return rules;
}

/** What no test shows because nothing keeps it yet: rows of number, what is missing, and who builds it. */
export function readGaps() {
  const text = readFileSync(join(root, 'docs/specification-tests.md'), 'utf8');
  const rows = text.split('\n').filter((line) => /^\| \d+\.\d+ /.test(line));
  return rows.map(cellsOf).map(([number, missing, builder]) => ({ number, missing, builder }));
}
