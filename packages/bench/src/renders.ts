/**
 * How many pages the server renders in a second when nothing is cached but the API's answers.
 *
 *   node packages/bench/src/renders.ts [--store .data/releases] [--api http://127.0.0.1:4001] [--threads 2] [--seconds 10]
 *     [--encoding zstd|br] [PATH]
 *
 * Each thread evaluates the live composition as a gateway does and renders PATH again and again, and compresses it as the gateway
 * compresses what somebody waits for: with zstd 2 for browsers that take it, with brotli 4 for the others.
 */
import { parseArgs, promisify } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { brotliCompress, constants, zstdCompress } from 'node:zlib';
import type { UpstreamFetch } from '@vitryna/contracts/remote';
import { loadComposition, openReleaseReader } from '@vitryna/release';

type Encoding = 'zstd' | 'br';
type Task = { store: string; api: string; seconds: number; path: string; encoding: Encoding };
type Result = { renders: number; milliseconds: number; bytes: number; p95: number };

const brotli = promisify(brotliCompress);
const zstd = promisify(zstdCompress);
/** What the gateway compresses a page with before it has been asked for twice. */
const pack: Record<Encoding, (html: Uint8Array) => Promise<Buffer>> = {
  zstd: (html) => zstd(html, { params: { [constants.ZSTD_c_compressionLevel]: 2 } }),
  br: (html) =>
    brotli(html, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: 4,
      },
    }),
};

/** The API's answers, each fetched once: what the gateway's own cache does for a popular page. */
function rememberedUpstream(api: string): UpstreamFetch {
  const answers = new Map<string, Promise<{ status: number; body: unknown }>>();
  return ({ upstream, path }) => {
    const address = `${api}${upstream === 'api' ? '/user' : '/api'}${path}`;
    let answer = answers.get(address);
    if (!answer) {
      answer = fetch(address).then(async (response) => ({ status: response.status, body: await response.json() }));
      answers.set(address, answer);
    }
    return answer;
  };
}

async function measure({ store: folder, api, seconds, path, encoding }: Task): Promise<Result> {
  const store = openReleaseReader(folder);
  const pointer = await store.readLive();
  if (!pointer) throw new Error(`${folder} has no live composition: run npm start first.`);
  const composition = await store.readComposition(pointer.live);
  const { renderer, shell, remotes } = await loadComposition({
    store,
    composition,
    publicUrl: 'http://localhost:8080',
    report: ({ error }) => console.error(error),
  });
  const bundled = { uk: {}, ru: {} };
  for (const { texts } of [shell, ...remotes.map(({ release }) => release)]) {
    Object.assign(bundled.uk, texts.uk);
    Object.assign(bundled.ru, texts.ru);
  }
  const texts = { uk: { texts: bundled.uk, url: '/uk' }, ru: { texts: bundled.ru, url: '/ru' } };
  const upstream = rememberedUpstream(api);
  const render = async () => {
    const page = await renderer.render({
      url: path,
      method: 'GET',
      fetch: upstream,
      texts: (locale) => texts[locale],
      signal: new AbortController().signal,
    });
    if (page.status !== 200) throw new Error(`${path} answered ${page.status}.`);
    return (await pack[encoding](page.html)).length;
  };
  let bytes = 0;
  for (let warm = 0; warm < 1000; warm += 1) bytes = await render();
  const times: number[] = [];
  const began = performance.now();
  // Two at a time: one is rendered while the other is compressed, as in a busy gateway.
  const lane = async () => {
    while (performance.now() - began < seconds * 1000) {
      const start = performance.now();
      await render();
      times.push(performance.now() - start);
    }
  };
  await Promise.all([lane(), lane()]);
  times.sort((a, b) => a - b);
  return {
    renders: times.length,
    milliseconds: performance.now() - began,
    bytes,
    p95: times[Math.floor(times.length * 0.95)] ?? 0,
  };
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      store: { type: 'string', default: '.data/releases' },
      api: { type: 'string', default: 'http://127.0.0.1:4001' },
      threads: { type: 'string', default: '2' },
      seconds: { type: 'string', default: '10' },
      encoding: { type: 'string', default: 'zstd' },
    },
    allowPositionals: true,
  });
  const task: Task = {
    store: values.store,
    api: values.api,
    seconds: Number(values.seconds),
    path: positionals[0] ?? '/ua/ip-kamery',
    encoding: values.encoding === 'br' ? 'br' : 'zstd',
  };
  const results = await Promise.all(
    Array.from(
      { length: Number(values.threads) },
      () =>
        new Promise<Result>((resolve, reject) => {
          new Worker(new URL(import.meta.url), { workerData: task }).once('message', resolve).once('error', reject);
        }),
    ),
  );
  const rates = results.map(({ renders, milliseconds }) => (renders / milliseconds) * 1000);
  const sum = rates.reduce((total, rate) => total + rate, 0);
  const [first] = results;
  process.stdout.write(
    `${task.path}: ${sum.toFixed(0)} renders/s on ${results.length} threads (${rates.map((rate) => rate.toFixed(0)).join(' + ')}), ` +
      `p95 ${first?.p95.toFixed(1)} ms with two at a time, ${first?.bytes} B ${task.encoding}\n`,
  );
}

if (isMainThread) await main();
else parentPort?.postMessage(await measure(workerData as Task));
