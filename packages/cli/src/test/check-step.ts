import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../run.ts';
import type { Progress } from './follow-progress.ts';
import { type Failure, readReport } from './report.ts';
import type { Step, StepResult } from './step.ts';

type Surroundings = { folder: string; words: readonly string[]; progress: Progress; isStopped: () => boolean };

/** What is shown of a log whose tests report nothing. */
const shownLines = 60;
const shownColumns = 300;

function endOf(log: string): string {
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
  const shown = lines.slice(-shownLines).map((line) => line.slice(0, shownColumns));
  return [...(lines.length > shownLines ? [`… ${log}`] : []), ...shown].join('\n');
}

/** A step that failed without a test of its own that did. */
function failureOf({ title }: Step, log: string, error: unknown, hasRun: boolean): Failure {
  const said = hasRun ? endOf(log) : '';
  const text = said !== '' ? said : error instanceof Error ? error.message : String(error);
  return { title, text, pictures: [], again: [] };
}

/** Runs one step with a log and a report of its own. Never rejects. */
export async function checkStep(step: Step, { folder, words, progress, isStopped }: Surroundings): Promise<StepResult> {
  const began = performance.now();
  mkdirSync(folder, { recursive: true });
  const [log, report] = [join(folder, `${step.name}.log`), join(folder, `${step.name}.jsonl`)];
  rmSync(report, { force: true });
  const file = openSync(log, 'w');
  const unfollow = progress.follow(step.title, () => readReport(report));
  let hasRun = false;
  const tools = {
    words,
    run: async (command: string, args: string[], env: Record<string, string> = {}) => {
      hasRun = true;
      await run(command, args, { log: file, env: { ...env, TEST_REPORT: report } });
    },
  };
  const resultOf = (outcome: StepResult['outcome'], why: string, failures: Failure[] = []): StepResult => ({
    ...{ name: step.name, title: step.title, outcome, why, failures },
    ...{ seconds: (performance.now() - began) / 1000, report: readReport(report) },
  });
  try {
    const skipped = await step.work(tools);
    return skipped ? resultOf('skipped', skipped.skipped) : resultOf('passed', '');
  } catch (error) {
    if (isStopped()) return resultOf('stopped', 'the run was stopped', readReport(report).failures);
    const { failures } = readReport(report);
    return resultOf('failed', '', failures.length > 0 ? failures : [failureOf(step, log, error, hasRun)]);
  } finally {
    unfollow();
    closeSync(file);
  }
}
