import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { FileJob, JobAnswer } from './job.ts';

/** A process of its own that draws one file at a time. */
export type DrawingProcess = {
  /** Resolves when the file is written. Rejects when drawing fails, the process dies or it takes too long. */
  draw: (job: FileJob) => Promise<void>;
  /** Lets the file under way be finished, then ends the process. */
  close: () => Promise<void>;
};

export type DrawingProcessOptions = {
  url?: URL;
  /** The module that draws pictures of products; left out, nothing draws them. */
  drawerUrl?: URL;
  /** Runs only when no other process of the machine wants the processor. */
  isLowPriority: boolean;
  /** Longest drawing, in milliseconds. */
  timeoutMs: number;
  /** How long a process without work is kept, in milliseconds. */
  idleMs: number;
};

/** How long a process may take to finish its file when it is told to end, in milliseconds. */
const shutdownMs = 3000;

type Work = { child: ChildProcess; finish: (error: string | null) => void };

function start(url: URL, { isLowPriority, drawerUrl }: DrawingProcessOptions): ChildProcess {
  const child = fork(fileURLToPath(url), drawerUrl ? [drawerUrl.href] : [], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // A process that waits for work keeps no other alive, nor does the line to it.
  child.unref();
  child.channel?.unref();
  if (isLowPriority && child.pid !== undefined) {
    try {
      setPriority(child.pid, constants.priority.PRIORITY_LOW);
    } catch {
      // Without priorities the pauses must suffice.
    }
  }
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  if (child.connected) child.disconnect();
  const timer = setTimeout(() => child.kill('SIGKILL'), shutdownMs);
  await ended;
  clearTimeout(timer);
}

/** Makes the process when it is needed and again after a crash, which costs only the file being drawn. */
export function createDrawingProcess(options: DrawingProcessOptions): DrawingProcess {
  const url = options.url ?? new URL('./picture-process.ts', import.meta.url);
  let child: ChildProcess | null = null;
  let work: Work | null = null;
  let idle: NodeJS.Timeout | undefined;

  const leave = (from: ChildProcess, reason: string) => {
    if (child === from) child = null;
    if (work?.child === from) work.finish(reason);
  };
  const hire = (): ChildProcess => {
    const spawned = start(url, options);
    spawned.on('message', ({ error }: JobAnswer) => {
      if (work?.child === spawned) work.finish(error);
    });
    spawned.on('error', (error) => leave(spawned, String(error)));
    spawned.on('exit', (code, signal) => leave(spawned, `the process ended with ${code ?? signal}`));
    child = spawned;
    return spawned;
  };

  return {
    draw: (job) => {
      clearTimeout(idle);
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const spawned = child ?? hire();
      spawned.channel?.ref();
      const timer = setTimeout(() => {
        child = null;
        spawned.kill('SIGKILL');
        work?.finish(`longer than ${options.timeoutMs} ms`);
      }, options.timeoutMs);
      work = {
        child: spawned,
        finish: (error) => {
          clearTimeout(timer);
          work = null;
          spawned.channel?.unref();
          idle = setTimeout(() => {
            if (child === spawned) child = null;
            void end(spawned);
          }, options.idleMs);
          idle.unref();
          if (error === null) resolve();
          else reject(new Error(`media: ${job.folder} was not drawn: ${error}`));
        },
      };
      spawned.send(job);
      return promise;
    },
    close: async () => {
      clearTimeout(idle);
      const ending = child;
      child = null;
      if (ending !== null) await end(ending);
    },
  };
}
