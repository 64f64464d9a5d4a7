import type { Failure, SecondTry } from './report.ts';

/** A word as a shell takes it. */
const quoted = (word: string) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

/** What repeats a step, or one of its tests; it can be pasted. */
export const commandOf = (step: string, again: readonly string[]): string =>
  ['npm test -- --only', step, ...again.map(quoted)].join(' ');

/** A failure: its assertion with the code around it, its pictures and what repeats it. */
export const failureLines = (step: string, { title, text, pictures, again }: Failure): string[] => [
  '',
  title,
  ...text.split('\n').map((line) => `  ${line}`),
  ...pictures.map((path) => `  picture  ${path}`),
  `  repeat   ${commandOf(step, again)}`,
];

/** A second try: both outcomes, what the first one left, and what repeats it. */
export const secondTryLines = (step: string, test: SecondTry): string[] => [
  `${test.file} › ${test.title}`,
  `  first try   ${test.first}`,
  `  second try  ${test.hasPassed ? 'passed' : 'failed, too'}`,
  ...(test.trace === null ? [] : [`  trace       ${test.trace}`]),
  ...test.pictures.map((path) => `  picture     ${path}`),
  `  repeat      ${commandOf(step, test.again)}`,
];
