// Which tests show which rule of docs/specification.md, by the tags in their titles: `pnpm specification`, or of one section or rule
// `pnpm specification 4`, `pnpm specification 4.16`.
import { readGaps, readRules } from './specification/rules.mjs';
import { readTaggedFiles } from './specification/tagged-tests.mjs';

const [wanted = ''] = process.argv.slice(2);
const tests = readTaggedFiles().flatMap(({ titles }) => titles);
const gaps = readGaps();

for (const { number, text } of readRules()) {
  if (wanted !== '' && number !== wanted && !number.startsWith(`${wanted}.`)) continue;
  process.stdout.write(`\n${number} ${text}\n`);
  for (const { file, line, title, rules } of tests) {
    const rule = rules.find((one) => one.number === number);
    if (!rule) continue;
    const lines = rule.lines.length > 0 ? ` (${rule.lines.join(', ')})` : '';
    process.stdout.write(`  ${file}:${line} ${title}${lines}\n`);
  }
  for (const gap of gaps.filter((one) => one.number === number)) {
    process.stdout.write(`  open: ${gap.missing} (${gap.builder})\n`);
  }
}
