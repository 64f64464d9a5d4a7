import { type ChildProcess, spawn } from 'node:child_process';
import { childEnv, root } from './project.ts';

type Options = {
  cwd?: string;
  env?: Record<string, string>;
  isQuiet?: boolean;
  /** A file that takes its output, and a process group of its own: Ctrl-C in the terminal does not reach it, `endRunning` does. */
  log?: number;
};

const running = new Set<ChildProcess>();

/** After a first signal a process may finish for so long, in milliseconds, before it is killed. */
const graceMs = 15_000;

function signalTo({ pid, exitCode, signalCode }: ChildProcess, signal: NodeJS.Signals, isGroup: boolean): void {
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  try {
    process.kill(isGroup && process.platform !== 'win32' ? -pid : pid, signal);
  } catch {
    // It has ended in between.
  }
}

const groups = new WeakSet<ChildProcess>();

/** Asks every command that runs to end, and kills what has not after its grace; `run` rejects for each. */
export function endRunning(): void {
  for (const child of running) {
    signalTo(child, 'SIGINT', groups.has(child));
    setTimeout(() => signalTo(child, 'SIGKILL', groups.has(child)), graceMs).unref();
  }
}

/** Runs a command to its end. Rejects with its output when it fails. */
export function run(
  command: string,
  args: string[],
  { cwd = root, env, isQuiet = false, log }: Options = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: childEnv(env),
      detached: log !== undefined && process.platform !== 'win32',
      stdio: log !== undefined ? ['ignore', log, log] : isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    running.add(child);
    if (log !== undefined) groups.add(child);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => {
      running.delete(child);
      reject(error);
    });
    child.on('exit', (code, signal) => {
      running.delete(child);
      if (code === 0) resolve(output);
      else reject(new Error(`${command} ${args.join(' ')} ended with ${signal ?? code}\n${output}`));
    });
  });
}
