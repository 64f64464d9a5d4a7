import { openLineOutput } from '@vitryna/line-output';

const started = Number(process.env.VITRYNA_STARTED ?? Date.now());

/** Seconds since the command was given. */
export function elapsed(): string {
  return ((Date.now() - started) / 1000).toFixed(1);
}

/** Writes to the terminal, or to a file or pipe that may be full or closed: the store goes on without it. */
export const print = openLineOutput(process.stdout, () => '');

/** The same for what is wrong. */
export const printError = openLineOutput(process.stderr, () => '');

/** One line of progress: when, which step, what. */
export function printStep(step: string, text: string): void {
  print(`${elapsed().padStart(6)} s  ${step.padEnd(10)} ${text}\n`);
}
