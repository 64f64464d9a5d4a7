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
const farewellMs = 3000;

type Work = { child: ChildProcess; settle: (error: string | null) => void };

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
      // Where priorities cannot be set, the pauses have to do.
    }
  }
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  if (child.connected) child.disconnect();
  const timer = setTimeout(() => child.kill('SIGKILL'), farewellMs);
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
    if (work?.child === from) work.settle(reason);
  };
  const hire = (): ChildProcess => {
    const hired = start(url, options);
    hired.on('message', ({ error }: JobAnswer) => {
      if (work?.child === hired) work.settle(error);
    });
    hired.on('error', (error) => leave(hired, String(error)));
    hired.on('exit', (code, signal) => leave(hired, `the process ended with ${code ?? signal}`));
    child = hired;
    return hired;
  };

  return {
    draw: (job) => {
      clearTimeout(idle);
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const hired = child ?? hire();
      hired.channel?.ref();
      const timer = setTimeout(() => {
        child = null;
        hired.kill('SIGKILL');
        work?.settle(`longer than ${options.timeoutMs} ms`);
      }, options.timeoutMs);
      work = {
        child: hired,
        settle: (error) => {
          clearTimeout(timer);
          work = null;
          hired.channel?.unref();
          idle = setTimeout(() => {
            if (child === hired) child = null;
            void end(hired);
          }, options.idleMs);
          idle.unref();
          if (error === null) resolve();
          else reject(new Error(`media: ${job.folder} was not drawn: ${error}`));
        },
      };
      hired.send(job);
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
