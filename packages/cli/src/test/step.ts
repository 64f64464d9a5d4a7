import { emptyReport, type Failure, type Report } from './report.ts';

/** What a step works with. */
export type StepTools = {
  /** Runs a command whose output goes to the log of the step; its tests write to the step's report. */
  run: (command: string, args: string[], env?: Record<string, string>) => Promise<void>;
  /** What `--only STEP` gives it. */
  words: readonly string[];
};

/** A part of a run that is checked, told and counted on its own. */
export type Step = {
  /** What `--only` calls it. */
  name: string;
  title: string;
  /** Steps without which it cannot be checked. */
  needs?: readonly string[];
  /** Answers why there was nothing to check, where it is so; rejects when what it checks is wrong. */
  work: (tools: StepTools) => Promise<{ skipped: string } | undefined>;
};

/** Steps that run beside one another: each lane is a row of them. */
export type Stage = readonly (readonly Step[])[];

export type Outcome = 'passed' | 'failed' | 'skipped' | 'stopped' | 'not run';

/** What came of a step. */
export type StepResult = {
  name: string;
  title: string;
  outcome: Outcome;
  seconds: number;
  /** Why it was skipped or did not run; empty otherwise. */
  why: string;
  report: Report;
  failures: Failure[];
};

/** A result without anything that was checked. */
export const unchecked = (
  { name, title }: Pick<Step, 'name' | 'title'>,
  outcome: 'not run' | 'stopped',
  why: string,
): StepResult => ({ name, title, outcome, seconds: 0, why, report: emptyReport(), failures: [] });
