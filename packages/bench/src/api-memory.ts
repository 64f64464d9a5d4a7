/**
 * What a store API takes when it is asked for lists, searches and pictures that nobody asked for before.
 *
 *   node packages/bench/src/api-memory.ts [--requests 20000] [--clients 8] [--arenas 2] [--data FOLDER]
 *
 * Starts an API with the demo assortment as `npm start` does, but without limits; `--arenas 0` leaves the allocator's arenas alone.
 */
import { parseArgs } from 'node:util';
import { request } from './facets-client.ts';
import { withDataFolder } from './load-arguments.ts';
import { print, readMemory, startApi } from './store-process.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    clients: { type: 'string', default: '8' },
    arenas: { type: 'string', default: '2' },
    data: { type: 'string' },
  },
});
const requests = Number(values.requests);
const words = ['камера', 'кабель', 'роутер', 'лампа'];
/** Of so many requests one is for a picture: each is drawn once, by threads of its own. */
const turns = 4;

type Card = { images: { thumbnails: { url: string }[] }[] };

/** Addresses of every size of every picture of the products that a word finds. */
async function picturesOf(base: string, word: string): Promise<string[]> {
  const { body } = await request(base, `/user/catalog/product/list?limit=96&searchQuery=${encodeURIComponent(word)}`);
  const { data } = JSON.parse(body.toString()) as { data: { items: Card[] } };
  return data.items.flatMap(({ images }) => images.flatMap(({ thumbnails }) => thumbnails.map(({ url }) => url)));
}

await withDataFolder('api-memory', values.data, async (dataFolder) => {
  const arenas: Record<string, string> = values.arenas === '0' ? {} : { MALLOC_ARENA_MAX: values.arenas };
  const { base, pid, stop } = await startApi(dataFolder, arenas);
  const pictures = [...new Set((await Promise.all(words.map((word) => picturesOf(base, word)))).flat())];
  const failed = new Map<number, number>();
  let most = await readMemory(pid);
  let next = 0;
  const pathOf = (at: number): string => {
    const picture = pictures[Math.floor(at / turns)];
    if (at % turns === 0 && picture !== undefined) return picture;
    const word = encodeURIComponent(words[at % words.length] ?? '');
    return `/user/catalog/product/list?minPrice=${at}${at % 2 === 0 ? `&searchQuery=${word}+${at}` : ''}`;
  };
  const shop = async (): Promise<void> => {
    while (next < requests) {
      next += 1;
      const at = next;
      const { sample } = await request(base, pathOf(at));
      if (sample.status !== 200) failed.set(sample.status, (failed.get(sample.status) ?? 0) + 1);
      if (at % Math.ceil(requests / 100) === 0) most = Math.max(most, await readMemory(pid));
      if (at % Math.ceil(requests / 10) === 0) print(`${at} requests: ${await readMemory(pid)} MB`);
    }
  };
  print(`at the start: ${most} MB, ${pictures.length} pictures`);
  await Promise.all(Array.from({ length: Number(values.clients) }, shop));
  for (const [status, times] of failed) print(`${times} answered ${status}`);
  print(`at most ${most} MB`);
  await stop();
});
