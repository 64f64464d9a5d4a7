const started = Number(process.env.VITRYNA_STARTED ?? Date.now());

/** Seconds since the command was given. */
export function elapsed(): string {
  return ((Date.now() - started) / 1000).toFixed(1);
}

/** One line of progress: when, which step, what. */
export function say(step: string, text: string): void {
  process.stdout.write(`${elapsed().padStart(6)} s  ${step.padEnd(10)} ${text}\n`);
}
