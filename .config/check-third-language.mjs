// A dry run of a third language, in a copy: first it is only listed, and what the compiler then misses must be data; then the data is there, as
// copies of the first language's, and nothing may be missed.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copySources } from './third-language/copy-sources.mjs';
import { filled, isDataFile, judge, tableOfLanguages, withLanguage } from './third-language/judge.mjs';

const locale = 'en';
const root = join(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'vitryna-third-language-'));
const change = (file, make) => writeFileSync(join(copy, file), make(readFileSync(join(copy, file), 'utf8')));
const sources = (pattern) => globSync(pattern, { cwd: copy, exclude: ['**/node_modules/**'] });

function compile() {
  const tsc = join(root, 'node_modules/.bin/tsc');
  const { stdout, error } = spawnSync(tsc, ['--noEmit', '--pretty', 'false', '--project', '.config/tsconfig.json'], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (error) throw error;
  return stdout;
}

function fillData() {
  for (const file of sources('**/*.{ts,tsx}').filter(isDataFile)) change(file, (code) => filled(file, code, locale));
  for (const file of sources('**/locales/uk.json')) {
    const own = join(copy, file.replace(/uk\.json$/, `${locale}.json`));
    if (!existsSync(own)) writeFileSync(own, readFileSync(join(copy, file)));
  }
}

try {
  copySources(root, copy);
  change(tableOfLanguages, (code) => withLanguage(code, locale));
  const { faults, data } = judge(compile());
  for (const fault of faults) process.stdout.write(`  error ${fault}\n`);
  process.stdout.write(
    `a third language is missed in ${data.length} files of data and by ${faults.length} lines of code\n`,
  );
  fillData();
  // Tests may be about the languages that there are.
  const isShipped = (error) => !/^[^(]+\.test\.tsx?\(/.test(error);
  const left = compile()
    .split('\n')
    .filter((line) => line.includes('error TS') && isShipped(line));
  for (const error of left) process.stdout.write(`  error with its data there: ${error}\n`);
  process.stdout.write(`with its data ${left.length} errors are left\n`);
  process.exitCode = faults.length + left.length > 0 ? 1 : 0;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
