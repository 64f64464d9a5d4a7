import type { Browser, CDPSession } from '@playwright/test';
import { reportCommits } from './react-commits.ts';
import { baseURL } from './store.ts';

/** One turn of the browser's main thread, between two of which it may answer a press: what of a start happened in it. */
export type Task = { evaluations: number; moments: string[] };

type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; dur?: number };

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8', 'blink.user_timing'];
const prefix = 'start:';

/** Evaluations, of a classic script and of a module. */
const evaluations = new Set(['EvaluateScript', 'v8.evaluateModule']);

/**
 * Opens a page on a phone and tells its tasks in which a script was evaluated, the app was made (`app`), hydration was asked for
 * (`hydrate`) or was done (`commit`). How long each took is not looked at.
 */
export async function tasksOfStart(browser: Browser, path: string): Promise<Task[]> {
  const page = await browser.newPage({ baseURL, viewport: { width: 360, height: 780 }, serviceWorkers: 'block' });
  await reportCommits(page);
  await page.addInitScript(markMoments, prefix);
  const cdp = await page.context().newCDPSession(page);
  const finish = await trace(cdp);
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const events = await finish();
  await page.close();
  const first = events.find(({ name }) => name.startsWith(prefix));
  const thread = events.filter(({ pid, tid }) => pid === first?.pid && tid === first.tid);
  return thread
    .filter(({ name, ph }) => ph === 'X' && name === 'RunTask')
    .map((task) => {
      const during = thread.filter(({ ts }) => ts >= task.ts && ts <= task.ts + (task.dur ?? 0));
      return {
        evaluations: during.filter(({ name }) => evaluations.has(name)).length,
        moments: during.flatMap(({ name }) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : [])),
      };
    })
    .filter(({ evaluations, moments }) => evaluations > 0 || moments.length > 0);
}

/** Leaves a mark in the trace where a start can be seen from outside: the channel between tabs, React's listeners and its first commit. */
function markMoments(prefix: string): void {
  const seen = new Set<string>();
  const mark = (moment: string) => {
    if (!seen.has(moment)) performance.mark(prefix + moment);
    seen.add(moment);
  };
  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (...listener) {
    if (this instanceof Element && this.id === 'root') mark('hydrate');
    return addEventListener.apply(this, listener);
  };
  window.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      mark('app');
    }
  };
  window.addEventListener('react-commit', () => mark('commit'));
}

async function trace(cdp: CDPSession): Promise<() => Promise<TraceEvent[]>> {
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: categories } });
  return async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    cdp.once('Tracing.tracingComplete', resolve);
    await cdp.send('Tracing.end');
    await promise;
    return events;
  };
}
