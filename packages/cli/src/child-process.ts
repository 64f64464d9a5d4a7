import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { type Clock, holdingClock } from '@vitryna/resilience';
import { print, printError } from './progress.ts';
import { childEnv, root } from './project.ts';

/**
 * glibc gives each thread an arena of its own and hands little of them back: what image and compression threads let go of stayed with the
 * process, 1.6 GB of it in the store API. Two arenas hold half of that and cost nothing that could be measured.
 */
export const processMemory = { MALLOC_ARENA_MAX: '2' };

type Options = {
  name: string;
  /** File that Node runs. */
  module: string;
  env: Record<string, string>;
  /** Takes the lines of its standard output instead of the terminal. */
  onLine?: (line: string) => void;
};

/** A long-running part of the store: a Node process that says when it serves, and ends when its parent does, however that ends. */
export type Child = {
  process: ChildProcess;
  /** Resolves when it has said that it serves; never, when it ends before. */
  ready: Promise<void>;
  /** Resolves with how it ended: `exit code 1`, `killed by SIGKILL`. */
  ended: Promise<string>;
  /** Asks it to stop and waits; kills it when it has not after so many milliseconds. */
  stop: (ms: number) => Promise<void>;
  /** Its last output. */
  lastLines: () => string[];
};

const keptLines = 12;
/** A process of its own may hold the pipes of one that has ended; its last lines are waited for so long, in milliseconds. */
const lastLinesMs = 500;

function readLines(stream: Readable | null, onLine: (line: string) => void): void {
  let rest = '';
  stream?.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  });
  stream?.on('close', () => {
    if (rest !== '') onLine(rest);
  });
}

async function endOf(child: ChildProcess): Promise<string> {
  const closed = new Promise((resolve) => child.once('close', resolve));
  const how = await new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`could not be started: ${error.message}`));
    child.once('exit', (code, signal) => resolve(signal === null ? `exit code ${code}` : `killed by ${signal}`));
  });
  if (child.pid === undefined) return how;
  killGroup(child.pid);
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([closed, new Promise((resolve) => (timer = setTimeout(resolve, lastLinesMs)))]);
  clearTimeout(timer);
  return how;
}

/** Starts a part of the store. It is told of the parent's end by the channel between them, which the system closes even after `kill -9`. */
export function startChild({ name, module, env, onLine }: Options): Child {
  const child = spawn(process.execPath, ['--enable-source-maps', module], {
    cwd: root,
    env: { ...processMemory, ...childEnv(env) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Ctrl-C reaches the supervisor alone; it stops its children in order.
    detached: process.platform !== 'win32',
  });
  const lines: string[] = [];
  const keep = (line: string) => {
    lines.push(line);
    if (lines.length > keptLines) lines.shift();
  };
  readLines(child.stdout, (line) => {
    keep(line);
    if (onLine) onLine(line);
    else print(`${line}\n`);
  });
  readLines(child.stderr, (line) => {
    keep(line);
    printError(`${line}\n`);
  });
  child.on('error', (error) => printError(`[cli] ${name} could not be started: ${error.message}\n`));
  const ready = new Promise<void>((resolve) => {
    child.on('message', (message) => {
      if (message === 'ready') resolve();
    });
  });
  const stop = (ms: number) => stopChild(child, ms);
  return { process: child, ready, ended: endOf(child), stop, lastLines: () => [...lines] };
}

/** Ends what a process of ours has left behind: it had a group of its own. */
function killGroup(pid: number): void {
  try {
    if (process.platform !== 'win32') process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing was left.
  }
}

/** Asks a process to stop and waits; kills it when it has not after `ms`. */
export function stopChild(child: ChildProcess, ms = 12_000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), ms);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

/** Resolves when the process serves; rejects when it ends before, or does not within `ms`. */
export async function whenReady(
  { ready, ended }: Pick<Child, 'ready' | 'ended'>,
  name: string,
  ms = 300_000,
  clock: Clock = holdingClock,
): Promise<void> {
  const known = new AbortController();
  const late = clock
    .wait(ms, known.signal)
    .then(() => Promise.reject(new Error(`${name} was not ready after ${ms / 1000} s.`)));
  const over = ended.then((how) => Promise.reject(new Error(`${name} ended before it was ready (${how}).`)));
  late.catch(() => undefined);
  await Promise.race([ready, over, late]).finally(() => known.abort());
}
