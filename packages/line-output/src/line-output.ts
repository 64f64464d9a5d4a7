import { fstatSync, writeSync } from 'node:fs';
import type { Writable } from 'node:stream';

/** Standard output or error of a process. */
export type StandardStream = Writable & { fd: number; isTTY?: boolean };

/** After a failure nothing is tried for so long, in milliseconds. */
const restMs = 1000;
/** Bytes that wait for somebody to read a pipe. */
const maxWaiting = 256 * 1024;

/** Files and devices are written at once and can fail at each write; Node's stream would be closed for ever by the first failure. */
function isFile({ fd, isTTY }: StandardStream): boolean {
  if (isTTY) return false;
  try {
    const stat = fstatSync(fd);
    return stat.isFile() || stat.isCharacterDevice();
  } catch {
    return false;
  }
}

/** Writes a text to a file, to its last byte. */
function writeFile(fd: number, text: string): void {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; ) at += writeSync(fd, bytes, at);
}

/**
 * Opens a stream for lines, which never fails: what cannot be written is lost. `reportLost` makes the line that says how many were, written
 * before the next one that gets through; `now` is a clock that never goes back, in milliseconds.
 */
export function openLineOutput(
  stream: StandardStream,
  reportLost: (lines: number) => string,
  now: () => number = () => performance.now(),
): (line: string) => void {
  let lost = 0;
  let restUntil = Number.NEGATIVE_INFINITY;
  const put = isFile(stream)
    ? (text: string) => writeFile(stream.fd, text)
    : (text: string) => {
        if (stream.destroyed || stream.writableLength > maxWaiting) throw new Error('line-output: nobody reads');
        stream.write(text);
      };
  // A pipe whose reader is gone emits its error here; so does a file that the caller writes directly.
  stream.on('error', () => undefined);
  return (line) => {
    if (now() >= restUntil) {
      try {
        put(lost > 0 ? reportLost(lost) + line : line);
        lost = 0;
        return;
      } catch {
        restUntil = now() + restMs;
      }
    }
    lost += 1;
  };
}
