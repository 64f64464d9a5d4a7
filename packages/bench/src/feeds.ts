/**
 * What writing the feeds of the real parts takes: time, the most memory of the API, and how long shoppers wait meanwhile.
 *
 * node packages/bench/src/feeds.ts PARTS_FOLDER [--clients 4] [--data FOLDER]
 * With DATABASE_URL the data are in that PostgreSQL database (an empty one), else in PGlite in a new folder.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { readPcParts } from '@vitryna/pc-parts';
import { learnPages, randomPath, runClients, type Sample } from './facets-client.ts';
import { readLoadArguments, withDataFolder } from './load-arguments.ts';
import { quantile } from './quantile.ts';
import { importAll, print, readMemory, startApi } from './store-process.ts';

const { partsFolder, clients, data } = readLoadArguments('feeds');
const names = ['google.xml', 'hotline.xml', 'prices.yml'];
const lookMs = 100;
/** Seconds of clients before the feeds, to compare with. */
const quietSeconds = 10;
const longestMs = 900_000;

/** Reads a feed as it comes, keeping nothing of it. */
async function sizeOf(base: string, name: string): Promise<{ bytes: number; items: number }> {
  const answer = await fetch(`${base}/feeds/${name}`, { headers: { 'accept-encoding': 'identity' } });
  const decoder = new TextDecoder();
  let [bytes, items, rest] = [0, 0, ''];
  for await (const part of answer.body ?? []) {
    bytes += part.length;
    const text = rest + decoder.decode(part, { stream: true });
    items += text.match(/<\/(?:item|offer)>/g)?.length ?? 0;
    rest = text.slice(text.lastIndexOf('>') + 1);
  }
  return { bytes, items };
}

function waits(samples: readonly Sample[]): string {
  const times = samples.map(({ ms }) => ms);
  return [0.5, 0.95, 1].map((share) => quantile(times, share).toFixed(1)).join(', ');
}

await withDataFolder('feeds', data, async (dataFolder) => {
  await importAll(dataFolder, [readPcParts(partsFolder)]);
  const { base, stop, pid } = await startApi(dataFolder);
  try {
    const pages = await learnPages(base);
    const ask = (seconds: number) => runClients(base, () => randomPath(pages), clients, seconds);
    print(`without feeds, p50, p95 and most ms: ${waits(await ask(quietSeconds))}`);
    const before = await readMemory(pid);
    let most = before;
    const meanwhile: Sample[] = [];
    const asked = performance.now();
    /** When the writing of the last feed began, by the feed itself; null while there is none. */
    const begunAt = async (): Promise<number | null> => {
      const answer = await fetch(`${base}/feeds/${names.at(-1)}`);
      await answer.body?.cancel();
      return answer.ok ? Date.parse(answer.headers.get('last-modified') ?? '') : null;
    };
    let done = false;
    const look = async () => {
      while (!done) {
        most = Math.max(most, await readMemory(pid));
        await wait(lookMs);
      }
    };
    const looking = look();
    let begun: number | null = null;
    while (begun === null && performance.now() - asked < longestMs) {
      meanwhile.push(...(await ask(1)));
      begun = await begunAt();
    }
    done = true;
    await looking;
    const seconds = begun === null ? Number.NaN : (Date.now() - begun) / 1000;
    print(`written in ${seconds.toFixed(0)} s beside ${clients} clients`);
    print(`meanwhile, p50, p95 and most ms: ${waits(meanwhile)}`);
    print(`memory ${before} MB before, ${most} MB at most`);
    for (const name of names) {
      const { bytes, items } = await sizeOf(base, name);
      print(`${name}: ${items} products, ${(bytes / 1e6).toFixed(0)} MB; after reading ${await readMemory(pid)} MB`);
    }
  } finally {
    await stop();
  }
});
