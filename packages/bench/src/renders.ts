/**
 * How many pages the server renders in a second when nothing is cached but the API's answers, and what one of them costs.
 *
 *   node packages/bench/src/renders.ts [--store .data/releases] [--api http://127.0.0.1:4001] [--threads 2] [--seconds 10]
 *     [--each 2] [--encoding zstd|br] [PATH…]
 *
 * Opens the live composition in threads as a gateway does, renders each PATH again and again, as many as there are threads
 * at least because one path is rendered by one thread, so many at a time in each (`--each`), and compresses it
 * as the gateway compresses what somebody waits for: with zstd 2 for browsers that take it, with brotli 4 for the others.
 */
import { parseArgs, promisify } from 'node:util';
import { brotliCompress, constants, zstdCompress } from 'node:zlib';
import type { UpstreamFetch } from '@vitryna/contracts/remote';
import { bundledTexts, openComposition, openReleaseReader } from '@vitryna/release';

type Encoding = 'zstd' | 'br';

const brotli = promisify(brotliCompress);
const zstd = promisify(zstdCompress);
const chunkSize = 64 * 1024;
/** What the gateway compresses a page with before it has been asked for twice. */
const pack: Record<Encoding, (html: Uint8Array) => Promise<Buffer>> = {
  zstd: (html) =>
    zstd(html, { params: { [constants.ZSTD_c_compressionLevel]: 2 }, chunkSize, pledgedSrcSize: html.length }),
  br: (html) =>
    brotli(html, {
      chunkSize,
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

type Task = {
  store: string;
  api: string;
  seconds: number;
  paths: string[];
  threads: number;
  /** Renders in flight for each thread. */
  each: number;
  encoding: Encoding;
};

async function openLive({ store: folder, threads }: Task) {
  const store = openReleaseReader(folder);
  const pointer = await store.readLive();
  if (!pointer) throw new Error(`${folder} has no live composition: run npm start first.`);
  const composition = await store.readComposition(pointer.live);
  return openComposition({
    store,
    composition,
    publicUrl: 'http://localhost:8080',
    report: ({ error }) => console.error(error),
    onFault: ({ error }) => console.error(error),
    isBad: () => false,
    fallbackVersions: () => [],
    threads,
  });
}

/** Milliseconds of all processors since an earlier reading. */
function cpuMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

async function measure(task: Task): Promise<void> {
  const { api, seconds, paths, threads, each, encoding } = task;
  const { shell, remotes, renderer, pool } = await openLive(task);
  pool.widen();
  const texts = bundledTexts(
    shell,
    remotes.map(({ release }) => release),
  );
  const byLocale = {
    uk: { texts: texts.uk ?? {}, url: '/uk' },
    ru: { texts: texts.ru ?? {}, url: '/ru' },
  };
  const upstream = rememberedUpstream(api);
  const render = async (lane: number): Promise<number> => {
    const page = await renderer.render({
      url: paths[lane % paths.length] ?? '/',
      method: 'GET',
      fetch: upstream,
      texts: (locale) => byLocale[locale],
      signal: new AbortController().signal,
      app: null,
    });
    if (page.status !== 200) throw new Error(`${paths} answered ${page.status}.`);
    return (await pack[encoding](page.html)).length;
  };
  const lanes = Array.from({ length: threads * each }, (_, lane) => lane);
  /** More than one at a time in each thread: one is rendered while others wait for answers and are compressed, as in a busy gateway. */
  const run = async (goesOn: (count: number) => boolean): Promise<{ times: number[]; bytes: number }> => {
    const times: number[] = [];
    let bytes = 0;
    let begun = 0;
    const work = async (lane: number) => {
      while (goesOn(begun)) {
        begun += 1;
        const start = performance.now();
        bytes = await render(lane);
        times.push(performance.now() - start);
      }
    };
    await Promise.all(lanes.map(work));
    return { times: times.sort((a, b) => a - b), bytes };
  };
  await run((count) => count < 1000 * threads);
  const began = performance.now();
  const usage = process.cpuUsage();
  const { times, bytes } = await run(() => performance.now() - began < seconds * 1000);
  const used = cpuMs(usage);
  const rate = (times.length / (performance.now() - began)) * 1000;
  const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
  pool.close();
  process.stdout.write(
    `${paths.join(' ')}: ${rate.toFixed(0)} renders/s on ${threads} threads, ${(used / times.length).toFixed(2)} ms of processor each, ` +
      `p95 ${p95.toFixed(1)} ms with ${each} at a time in each, ${bytes} B ${encoding}\n`,
  );
}

const { values, positionals } = parseArgs({
  options: {
    store: { type: 'string', default: '.data/releases' },
    api: { type: 'string', default: 'http://127.0.0.1:4001' },
    threads: { type: 'string', default: '2' },
    each: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '10' },
    encoding: { type: 'string', default: 'zstd' },
  },
  allowPositionals: true,
});
await measure({
  store: values.store,
  api: values.api,
  threads: Number(values.threads),
  each: Number(values.each),
  seconds: Number(values.seconds),
  paths: positionals.length > 0 ? positionals : ['/ua/ip-kamery', '/ip-kamery'],
  encoding: values.encoding === 'br' ? 'br' : 'zstd',
});
