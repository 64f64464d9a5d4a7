import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Composition } from '@vitryna/contracts/release';
import type { UpstreamFetch } from '@vitryna/contracts/remote';
import { isReleaseError } from '../../model/release-error.ts';
import type { ReleaseReader } from '../../model/release-store.ts';
import { type FromRenderer, messageOf, type Question, type SmokePage, type ToRenderer } from './messages.ts';

/** A process that renders a composition; every call rejects when it hangs or ends, and then it is gone. */
export type RenderProcess = {
  /** Evaluates the composition and tells what is wrong with its bundles. */
  load: (composition: Composition) => Promise<string[]>;
  render: (url: string) => Promise<SmokePage>;
  /** Lets run out what renders left behind, and ends it. */
  finish: () => Promise<void>;
  kill: () => void;
};

export type RenderProcessOptions = {
  store: ReleaseReader;
  fetch: UpstreamFetch;
  /** For a page and for each call of it, in milliseconds. */
  timeoutMs: number;
  /** For evaluating the bundles, in milliseconds. */
  loadMs: number;
};

/** Time for late failures of a finished render, in milliseconds. */
const leftoverMs = 1000;
const program = fileURLToPath(new URL('./render-main.ts', import.meta.url));
/** It may read the project's own code and nothing else: no processes, no writing, a bounded heap, none of the gate's environment. */
const limits = ['--permission', '--allow-fs-read=*', '--allow-worker', '--max-old-space-size=768', '--no-warnings'];

/** Starts a process that can be killed, because code that was never run may never end. */
export function startRenderProcess({ store, fetch, timeoutMs, loadMs }: RenderProcessOptions): RenderProcess {
  const child = fork(program, [], {
    execArgv: limits,
    env: { NODE_ENV: 'production', ...(process.env.TZ && { TZ: process.env.TZ }) },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let expected: { resolve: (message: FromRenderer) => void; reject: (error: Error) => void } | null = null;
  let crash: string | null = null;
  let isOver = false;
  const ready = Promise.withResolvers<void>();

  const answer = async ({ id, question }: { id: number; question: Question }) => {
    let message: ToRenderer;
    try {
      message = { type: 'answer', id, value: await look(question, store, fetch, timeoutMs) };
    } catch (error) {
      message = { type: 'failure', id, code: isReleaseError(error) ? error.code : null, message: messageOf(error) };
    }
    if (child.connected) child.send(message);
  };
  child.on('message', (message: FromRenderer) => {
    if (message.type === 'ready') ready.resolve();
    else if (message.type === 'ask') void answer(message);
    else if (message.type === 'crashed') crash = message.message;
    else expected?.resolve(message);
  });
  const ended = new Promise<number | string>((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 1)),
  );
  const lost = ended.then((code) => {
    isOver = true;
    ready.resolve();
    expected?.reject(new Error(`ends the process that renders: ${crash ?? `exit ${code}`}`));
  });

  const call = async (message: ToRenderer, withinMs: number): Promise<FromRenderer> => {
    // Starting is not the page's time.
    await ready.promise;
    if (isOver) throw new Error(`ended the process that renders: ${crash ?? 'without a word'}`);
    const { promise, resolve, reject } = Promise.withResolvers<FromRenderer>();
    expected = { resolve, reject };
    const timer = setTimeout(() => {
      reject(new Error(`no answer within ${withinMs} ms`));
      child.kill('SIGKILL');
    }, withinMs);
    child.send(message);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      expected = null;
    }
  };

  return {
    async load(composition) {
      const message = await call({ type: 'load', composition }, loadMs);
      return message.type === 'loaded' ? message.problems : ['the process that renders answered out of turn'];
    },
    async render(url) {
      const message = await call({ type: 'render', url }, timeoutMs);
      if (message.type !== 'rendered') throw new Error('the process that renders answered out of turn');
      return message.page;
    },
    async finish() {
      if (child.connected) child.send({ type: 'finish' } satisfies ToRenderer);
      const timer = setTimeout(() => child.kill('SIGKILL'), leftoverMs);
      await lost;
      clearTimeout(timer);
      if (crash !== null) throw new Error(`something that a render left behind ends the process: ${crash}`);
    },
    kill: () => void child.kill('SIGKILL'),
  };
}

function look(question: Question, store: ReleaseReader, fetch: UpstreamFetch, timeoutMs: number): Promise<unknown> {
  const { about } = question;
  if (about === 'release') return store.readRelease(question.app, question.version);
  if (about === 'file') return store.readFile(question.app, question.version, question.path);
  return fetch({ upstream: question.upstream, path: question.path, signal: AbortSignal.timeout(timeoutMs) });
}
