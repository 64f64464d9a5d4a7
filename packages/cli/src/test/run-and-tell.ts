import { mkdirSync } from 'node:fs';
import { elapsed, printLines } from '../progress.ts';
import type { FlakyTest } from './flaky.ts';
import { runSteps } from './run-steps.ts';
import type { Stage } from './step.ts';
import { stopOnSignals } from './stop-on-signals.ts';
import { summaryOf } from './summary.ts';

type Run = {
  plan: () => Promise<{ stages: readonly Stage[]; leftOut: readonly string[] }>;
  flaky: readonly FlakyTest[];
  /** Where logs and reports of the steps are. */
  folder: string;
  keepsGoing: boolean;
  words: readonly string[];
};

/** Runs what is planned, tells its end, and answers the exit code: 0 green, 1 red, 130 stopped. */
export async function runAndTell({ plan, flaky, folder, keepsGoing, words }: Run): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const { isStopped } = stopOnSignals();
  const { stages, leftOut } = await plan();
  const results = await runSteps(stages, { folder, keepsGoing, words, isStopped });
  const { lines, isGreen } = summaryOf({ results, flaky, leftOut, seconds: elapsed(), isStopped: isStopped() });
  printLines(['', ...lines.map((line) => (line === '' ? '' : `         ${line}`))]);
  return isStopped() ? 130 : isGreen ? 0 : 1;
}
