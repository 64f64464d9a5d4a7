/**
 * How many pages the server renders in a second when nothing is cached but the API's answers, and what one of them costs.
 *
 *   node packages/bench/src/renders.ts [--store .data/releases] [--api http://127.0.0.1:4001] [--threads 2] [--seconds 10]
 *     [--each 4] [--encoding zstd|br] [--turns 1] [--beside] [PATH…]
 *
 * Opens the live composition in threads as a gateway does, renders each PATH again and again, as many as there are threads
 * at least because one path is rendered by one thread, so many at a time in each (`--each`), and compresses it
 * as the gateway compresses what somebody waits for: with zstd 2 for browsers that take it, with brotli 4 for the others.
 * `--turns` says it so often, with a median. `--beside` does the same in turns in threads that nobody watches, each of which does
 * everything by itself: what the threads of a gateway cost.
 */
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { openComposition } from '@vitryna/release';
import { readLiveComposition } from './live-composition.ts';
import { quantile } from './quantile.ts';
import { type RenderFigures, type RenderLoad, renderInLanes } from './render-lanes.ts';
import { print } from './store-process.ts';

const { values, positionals } = parseArgs({
  options: {
    store: { type: 'string', default: '.data/releases' },
    api: { type: 'string', default: 'http://127.0.0.1:4001' },
    threads: { type: 'string', default: '2' },
    each: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '10' },
    encoding: { type: 'string', default: 'zstd' },
    turns: { type: 'string', default: '1' },
    beside: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const threads = Number(values.threads);
const each = Number(values.each);
const paths = positionals.length > 0 ? positionals : ['/ua/ip-kamery', '/ip-kamery'];
const load: RenderLoad = {
  api: values.api,
  paths,
  lanes: threads * each,
  warmUp: 1000 * threads,
  seconds: Number(values.seconds),
  encoding: values.encoding === 'br' ? 'br' : 'zstd',
};

/** In the threads of a gateway, which one thread gives work to and takes pages from. */
async function renderInPool(): Promise<RenderFigures> {
  const composition = await openComposition({
    ...(await readLiveComposition(values.store)),
    report: ({ error }) => console.error(error),
    onFault: ({ error }) => console.error(error),
    isBad: () => false,
    fallbackVersions: () => [],
    threads,
  });
  composition.pool.widen();
  const figures = await renderInLanes(composition, load);
  composition.pool.close();
  return figures;
}

/** In threads that know nothing of each other. */
async function renderApart(): Promise<RenderFigures> {
  const apart = await Promise.all(Array.from({ length: threads }, (_, index) => renderInThread(index)));
  const [first] = apart;
  if (!first) throw new Error('--threads wants one at least.');
  return {
    renders: apart.reduce((sum, { renders }) => sum + renders, 0),
    elapsedMs: Math.max(...apart.map(({ elapsedMs }) => elapsedMs)),
    processorMs: first.processorMs,
    times: apart.flatMap(({ times }) => times),
    bytes: first.bytes,
  };
}

function renderInThread(index: number): Promise<RenderFigures> {
  const own: RenderLoad = { ...load, paths: [paths[index % paths.length] ?? '/'], lanes: each, warmUp: 1000 };
  const workerData = { store: values.store, load: own };
  const thread = new Worker(new URL('./renders-thread.ts', import.meta.url), { workerData });
  return new Promise<RenderFigures>((resolve, reject) => {
    thread.once('message', resolve).once('error', reject);
  }).finally(() => thread.terminate());
}

const kinds = {
  'threads of a gateway': renderInPool,
  ...(values.beside && { 'threads by themselves': renderApart }),
};
const rates = new Map<string, number[]>();
for (let turn = 0; turn < Number(values.turns); turn += 1) {
  for (const [kind, render] of Object.entries(kinds)) {
    const { renders, elapsedMs, processorMs, times, bytes } = await render();
    const rate = (renders / elapsedMs) * 1000;
    rates.set(kind, [...(rates.get(kind) ?? []), rate]);
    print(
      `${threads} ${kind}, ${each} at a time in each: ${rate.toFixed(0)} renders/s, ${(processorMs / renders).toFixed(2)} ms of processor each, ` +
        `p95 ${quantile(times, 0.95).toFixed(1)} ms, ${bytes} B ${load.encoding}`,
    );
  }
}
for (const [kind, those] of rates)
  print(`${kind}: ${quantile(those, 0.5).toFixed(0)} renders/s in the median of ${those.length}`);
