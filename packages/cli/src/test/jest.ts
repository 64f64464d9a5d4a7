import { root } from '../project.ts';
import { run as runToEnd } from '../run.ts';
import type { StepTools } from './step.ts';

/** Runs unit tests; `args` are Jest's. */
export const runUnits = (run: StepTools['run'], args: readonly string[], env: Record<string, string> = {}) =>
  run('pnpm', ['--silent', 'check:units', ...args], env);

/** The files of tests that Jest would run with these arguments. */
export async function listTests(args: readonly string[]): Promise<string[]> {
  const output = await runToEnd('pnpm', ['--silent', 'check:units', '--listTests', ...args], { isQuiet: true });
  return output.split('\n').filter((line) => line.startsWith(root));
}
