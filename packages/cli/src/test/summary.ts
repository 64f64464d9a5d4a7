import { commandOf, secondTryLines } from './failure-lines.ts';
import { type FlakyTest, faultsOf } from './flaky.ts';
import type { StepResult } from './step.ts';

type Run = {
  results: readonly StepResult[];
  flaky: readonly FlakyTest[];
  /** What was not looked at, and why. */
  leftOut: readonly string[];
  seconds: string;
  isStopped: boolean;
};

/** `3 of 4812 tests failed`; how many were checked where none did. */
function checkedIn({ report: { passed, failed, skipped, total, done } }: StepResult): string {
  const tests = passed + failed;
  if (total === 0 && tests === 0) return '';
  return [
    failed > 0 ? `${failed} of ${tests} tests failed` : `${tests} tests`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(done < total ? [`${done} of ${total} reached`] : []),
  ].join(', ');
}

function tableOf(results: readonly StepResult[]): string[] {
  const rows = results.map((result) => [
    result.title,
    result.outcome === 'failed' ? 'FAILED' : result.outcome,
    result.outcome === 'not run' ? '' : result.seconds.toFixed(1),
    result.why || checkedIn(result),
  ]);
  const all = [['step', 'outcome', 'seconds', 'checked'], ...rows];
  const widthOf = (column: number) => Math.max(...all.map((row) => (row[column] ?? '').length));
  const [titles, outcomes, seconds] = [widthOf(0), widthOf(1), widthOf(2)];
  return all.map(([title = '', outcome = '', time = '', checked = '']) =>
    `${title.padEnd(titles)}  ${outcome.padEnd(outcomes)}  ${time.padStart(seconds)}  ${checked}`.trimEnd(),
  );
}

function failuresOf(results: readonly StepResult[]): string[] {
  const failed = results.flatMap(({ name, title, failures }) =>
    failures.flatMap((failure) => [
      `  ${failure.title === title ? title : `${title}: ${failure.title}`}`,
      `    ${commandOf(name, failure.again)}`,
    ]),
  );
  return failed.length === 0 ? [] : ['', 'failed, each with what repeats it:', ...failed];
}

/** Journeys and unit tests that were tried again: each with both outcomes, the last lines of a run. */
function secondTriesOf(results: readonly StepResult[]): string[] {
  const counts = results
    .filter(({ report }) => report.secondTries.length > 0)
    .map(({ title, report }) => `${report.secondTries.length} of ${title}`);
  return [
    '',
    `tried again: ${counts.length === 0 ? 'none' : counts.join(', ')}`,
    ...results.flatMap(({ name, report }) =>
      report.secondTries.flatMap((test) => secondTryLines(name, test).map((line) => `  ${line}`)),
    ),
  ];
}

/** The end of a run as a person reads it, and whether the run is green. */
export function summaryOf({ results, flaky, leftOut, seconds, isStopped }: Run): { lines: string[]; isGreen: boolean } {
  const faults = faultsOf(
    results.flatMap(({ report }) => report.secondTries),
    flaky,
  );
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  const isGreen = !isStopped && failed.length === 0 && faults.length === 0;
  const verdict = isStopped
    ? `STOPPED after ${seconds} s: what had been checked until then is in the table.`
    : isGreen
      ? `Every check passed in ${seconds} s.`
      : `RED after ${seconds} s: ${[...failed.map(({ title }) => title), ...(faults.length > 0 ? ['second tries'] : [])].join(', ')}.`;
  const lines = [
    ...tableOf(results),
    ...(leftOut.length === 0 ? [] : ['', 'left out:', ...leftOut.map((line) => `  ${line}`)]),
    ...failuresOf(results),
    '',
    verdict,
    ...secondTriesOf(results),
    ...faults.map((fault) => `RED: ${fault}`),
  ];
  return { lines, isGreen };
}
