import { type Locale, locales } from '@vitryna/contracts/constants';
import type { LocaleTexts } from '@vitryna/contracts/remote';
import { createCallAnswerer } from './answer-calls.ts';
import { plainResultSchema } from './from-thread-schema.ts';
import { useThread } from './hung-workers.ts';
import type { RenderLimits } from './limits.ts';
import type { FromThread, PlainResult, ThreadData } from './messages.ts';
import type { createOpeningTables } from './opening-tables.ts';
import type { PackedPage } from './packed-html.ts';
import { errorOf } from './plain-error.ts';
import type { RenderJob } from './render-job.ts';
import { startThread, type ThreadEnd } from './start-thread.ts';

export type Ready = Extract<FromThread, { kind: 'ready' }>;

/** A thread of a pool with the renders that it is busy with. */
export type PoolThread = {
  jobs: Map<number, RenderJob>;
  /** Resolves when it can render; rejects with a ThreadEnded when it ends before. */
  ready: Promise<Ready>;
  take: (job: RenderJob) => void;
  /** The waiter of a render leaves. */
  drop: (job: RenderJob) => void;
  stop: () => void;
};

export type PoolThreadInput = {
  data: ThreadData;
  limits: RenderLimits;
  tables: ReturnType<typeof createOpeningTables>;
  report: (problem: { remote: string; error: unknown; path: string }) => void;
  /** Called when a render is done, one way or the other. */
  onIdle: (thread: PoolThread) => void;
  onEnd: (thread: PoolThread, end: ThreadEnd, jobs: RenderJob[]) => void;
  /** Called with what it does when it begins to hold more than it may; null: that is over. */
  onDanger: (thread: PoolThread, doing: { part: number; jobs: RenderJob[] } | null) => void;
};

/** Starts a thread and speaks with it. */
export function createPoolThread(input: PoolThreadInput): PoolThread {
  const { data, limits, tables, report, onIdle, onEnd } = input;
  const jobs = new Map<number, RenderJob>();
  /** Its behaviour on SIGTERM: it may go on for a while. */
  let left: RenderJob[] = [];
  const openings = new Map<number, ReturnType<typeof tables>>();
  const sent = new Map<Locale, LocaleTexts>();
  const ready = Promise.withResolvers<Ready>();
  ready.promise.catch(() => undefined);

  const resultOf = ({ opening, location, query, degradations, omissions, ...facts }: PlainResult): PackedPage => {
    const write = opening && openings.get(opening.key);
    return {
      ...facts,
      ...(location !== undefined && { location }),
      ...(opening && write && { opening: { length: opening.length, write } }),
      ...(query && { query }),
      ...(degradations && { degradations }),
      ...(omissions && { omissions }),
    };
  };
  const complete = (id: number, done: (job: RenderJob) => void): void => {
    const job = jobs.get(id);
    if (!job) return;
    done(job);
    drop(job);
  };
  const drop = (job: RenderJob): void => {
    jobs.delete(job.id);
    thread.setBusy(jobs.size > 0);
    onIdle(self);
  };
  const listener = (message: FromThread): void => {
    switch (message.kind) {
      case 'ready':
        ready.resolve(message);
        break;
      case 'opening':
        openings.set(message.key, tables(message.variants));
        break;
      case 'report':
        report({ ...message, error: errorOf(message.error) });
        break;
      case 'rendered':
        complete(message.id, (job) => {
          const result = plainResultSchema.safeParse(message.result);
          if (result.success) job.resolve(resultOf(result.data));
          else job.reject(new Error('render-pool: the shell gives no whole page', { cause: result.error }));
        });
        break;
      case 'failed':
        complete(message.id, (job) => job.reject(errorOf(message.error)));
        break;
      case 'calls': {
        const job = jobs.get(message.id);
        if (job?.kind === 'page') answerCalls(message.calls, job.input.fetch, job.input.signal);
        break;
      }
    }
  };
  const leave = useThread();
  const thread = startThread({
    data,
    limits,
    onMessage: listener,
    onEnd: (end) => {
      leave();
      ready.reject(Object.assign(new Error('render-pool: a thread ended while it was evaluated'), { end }));
      left = [...jobs.values()];
      jobs.clear();
      onEnd(self, end, left);
    },
    onDanger: (isInDanger, part) =>
      input.onDanger(self, isInDanger ? { part, jobs: [...left, ...jobs.values()] } : null),
  });
  const answerCalls = createCallAnswerer(thread.post);
  const self: PoolThread = {
    jobs,
    ready: ready.promise,
    take(job) {
      jobs.set(job.id, job);
      thread.setBusy(true);
      if (job.kind === 'screen') {
        thread.post({ kind: 'screen', id: job.id, screen: job.screen });
        return;
      }
      for (const locale of locales) {
        const texts = job.input.texts(locale);
        if (sent.get(locale) !== texts) thread.post({ kind: 'texts', locale, texts });
        sent.set(locale, texts);
      }
      const { url, packing } = job.input;
      thread.post({ kind: 'render', id: job.id, url, packing });
    },
    drop(job) {
      thread.post({ kind: 'abort', id: job.id });
      drop(job);
    },
    stop() {
      leave();
      thread.stop();
    },
  };
  return self;
}
