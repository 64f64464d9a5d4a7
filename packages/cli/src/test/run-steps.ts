import { setImmediate } from 'node:timers/promises';
import { printLines, printStep } from '../progress.ts';
import { checkStep } from './check-step.ts';
import { failureLines } from './failure-lines.ts';
import { followProgress } from './follow-progress.ts';
import { type Stage, type Step, type StepResult, unchecked } from './step.ts';

type Run = {
  /** Where logs and reports of the steps are. */
  folder: string;
  keepsGoing: boolean;
  /** Words for the only step. */
  words?: readonly string[];
  /** Whether somebody has asked to stop. */
  isStopped: () => boolean;
};

function tell({ name, title, outcome, seconds, why, failures }: StepResult): void {
  printStep(outcome, `${title}${why ? `: ${why}` : ` in ${seconds.toFixed(1)} s`}`);
  printLines(failures.flatMap((failure) => failureLines(name, failure)));
}

/**
 * Runs the stages one after the other. After a step that failed no other begins, unless the run keeps going; those that run beside it
 * come to their end. Answers what came of every step, in their order.
 */
export async function runSteps(stages: readonly Stage[], run: Run): Promise<StepResult[]> {
  const results = new Map<Step, StepResult>();
  const failed = () => [...results.values()].filter(({ outcome }) => outcome === 'failed').map(({ name }) => name);
  const whyNot = ({ needs = [] }: Step): string | null => {
    if (run.isStopped()) return 'the run was stopped';
    const missing = needs.find((name) => failed().includes(name));
    if (missing !== undefined) return `it needs ${missing}, which failed`;
    const [first] = failed();
    return first !== undefined && !run.keepsGoing ? `after ${first} had failed (--keep-going goes on)` : null;
  };
  const progress = followProgress();
  const lane = async (steps: readonly Step[]) => {
    for (const step of steps) {
      const why = whyNot(step);
      if (why !== null) {
        results.set(step, unchecked(step, 'not run', why));
        continue;
      }
      printStep('check', step.title);
      const result = await checkStep(step, { ...run, words: run.words ?? [], progress });
      results.set(step, result);
      tell(result);
      // Signals are heard between two steps.
      await setImmediate();
    }
  };
  for (const stage of stages) await Promise.all(stage.map(lane));
  progress.end();
  return stages.flat(2).flatMap((step) => results.get(step) ?? []);
}
