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

const lineOf = (step: string, text: string) => `${elapsed().padStart(6)} s  ${step.padEnd(10)} ${text}`;

/** Whether somebody looks at a terminal, where a line can move. */
export const isTerminal = process.stdout.isTTY === true;

const eraseLine = '\r\x1b[2K';
let moving: string | null = null;

/** The last line of a terminal, which the next one replaces; null takes it away. */
export function showMoving(text: string | null): void {
  if (!isTerminal || (text === null && moving === null)) return;
  moving = text === null ? null : lineOf('', text).slice(0, (process.stdout.columns || 80) - 1);
  print(`${eraseLine}${moving ?? ''}`);
}

/** Lines as they are, above the one that moves. */
export function printLines(lines: readonly string[]): void {
  print(`${moving === null ? '' : eraseLine}${lines.map((line) => `${line}\n`).join('')}${moving ?? ''}`);
}

/** One line of progress: when, which step, what. */
export function printStep(step: string, text: string): void {
  printLines([lineOf(step, text)]);
}
