import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, zstdCompress } from 'node:zlib';
import { perLocale } from '@vitryna/contracts/languages';
import type { Release } from '@vitryna/contracts/release';
import type { RenderInput, UpstreamFetch } from '@vitryna/contracts/remote';
import { brotliOptions, bundledTexts, type HtmlPacking, type PackedHtml, zstdOptions } from '@vitryna/release';

/** How a rendered page is compressed: for browsers that take zstd, and for the others. */
export type Encoding = 'zstd' | 'br';

/** What renders of one kind cost. */
export type RenderFigures = {
  renders: number;
  /** Wall time, in milliseconds. */
  elapsedMs: number;
  /** Of all processors in the whole process, in milliseconds. */
  processorMs: number;
  /** How long each took, compression included, in milliseconds and in no order. */
  times: number[];
  /** Of the last page, compressed. */
  bytes: number;
};

/** A composition that renders pages, in the thread that asks or in others. */
export type PageRenderer = {
  shell: Release;
  remotes: { release: Release }[];
  renderer: {
    render: (
      input: RenderInput & { app: null; packing: HtmlPacking },
    ) => Promise<{ status: number; html: Uint8Array | PackedHtml }>;
  };
};

/** What is rendered, and how much of it at once. */
export type RenderLoad = {
  /** The store API whose answers the pages show. */
  api: string;
  /** Each lane renders one of them again and again. */
  paths: string[];
  /** Renders in flight: one is rendered while others wait for answers and are compressed, as in a busy gateway. */
  lanes: number;
  /** Renders before anything is counted: the compiler has to settle. */
  warmUp: number;
  seconds: number;
  encoding: Encoding;
};

const ways = { zstd: promisify(zstdCompress), br: promisify(brotliCompress) };

/** Hashes and packs a page as a gateway does before it has been asked for twice; a pool gives pages of which both is done. */
async function pack(html: Uint8Array | PackedHtml, encoding: Encoding): Promise<Uint8Array> {
  if ('packing' in html) return html.bytes;
  createHash('sha256').update(html).digest('base64url');
  return encoding === 'br' ? ways.br(html, brotliOptions(html.length)) : ways.zstd(html, zstdOptions(html.length));
}

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

/** Milliseconds of all processors since an earlier reading. */
function processorSince(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

/** Renders and compresses for so many seconds. Throws when a page is not answered with 200. */
export async function renderInLanes(composition: PageRenderer, load: RenderLoad): Promise<RenderFigures> {
  const { api, paths, lanes, warmUp, seconds, encoding } = load;
  const { shell, remotes, renderer } = composition;
  const texts = bundledTexts(
    shell,
    remotes.map(({ release }) => release),
  );
  const byLocale = perLocale((locale) => ({ texts: texts[locale] ?? {}, url: `/${locale}` }));
  const upstream = rememberedUpstream(api);
  const render = async (url: string): Promise<number> => {
    const { status, html } = await renderer.render({
      url,
      method: 'GET',
      fetch: upstream,
      texts: (locale) => byLocale[locale],
      signal: new AbortController().signal,
      app: null,
      packing: encoding,
    });
    if (status !== 200) throw new Error(`${url} answered ${status}.`);
    return (await pack(html, encoding)).length;
  };
  const run = async (goesOn: (begun: number) => boolean): Promise<{ times: number[]; bytes: number }> => {
    const times: number[] = [];
    let bytes = 0;
    let begun = 0;
    const work = async (_: unknown, lane: number) => {
      while (goesOn(begun)) {
        begun += 1;
        const start = performance.now();
        bytes = await render(paths[lane % paths.length] ?? '/');
        times.push(performance.now() - start);
      }
    };
    await Promise.all(Array.from({ length: lanes }, work));
    return { times, bytes };
  };
  await run((begun) => begun < warmUp);
  const usage = process.cpuUsage();
  const began = performance.now();
  const { times, bytes } = await run(() => performance.now() - began < seconds * 1000);
  return {
    renders: times.length,
    elapsedMs: performance.now() - began,
    processorMs: processorSince(usage),
    times,
    bytes,
  };
}
