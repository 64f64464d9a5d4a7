/**
 * What a gateway takes when every address is a new one: the most that a stranger can make it keep.
 *
 *   node packages/bench/src/memory.ts [--store .data/releases] [--api http://127.0.0.1:4001] [--megabytes 256] [--requests 10000]
 *
 * Searches for words that nobody searched for before, four at a time. The API must not limit reads (`RATE_LIMIT_READS=off`).
 */
import { Agent } from 'node:http';
import { parseArgs } from 'node:util';
import { startGateway, statusOf } from './gateway-process.ts';
import { print, readMemory } from './store-process.ts';

const { values } = parseArgs({
  options: {
    store: { type: 'string', default: '.data/releases' },
    api: { type: 'string', default: 'http://127.0.0.1:4001' },
    megabytes: { type: 'string', default: '256' },
    requests: { type: 'string', default: '10000' },
  },
});
const words = ['камера', 'кабель', 'роутер', 'лампа'];
const requests = Number(values.requests);
const gateway = await startGateway({
  API_URL: values.api,
  RELEASE_STORE: values.store,
  CACHE_BYTES: String(Number(values.megabytes) * 1024 * 1024),
});
const agent = new Agent({ keepAlive: true });
const headers = { 'accept-encoding': 'gzip, br, zstd' };
const failed = new Map<number, number>();
let next = 0;

async function shop(): Promise<void> {
  while (next < requests) {
    next += 1;
    const number = next;
    const path = `/search?searchQuery=${encodeURIComponent(words[number % words.length] ?? '')}+${number}`;
    const status = await statusOf({ agent, host: '127.0.0.1', port: gateway.port, path, headers });
    if (status !== 200) failed.set(status, (failed.get(status) ?? 0) + 1);
    if (number % Math.ceil(requests / 10) === 0) print(`${number} pages: ${await readMemory(gateway.pid)} MB`);
  }
}

print(`at the start: ${await readMemory(gateway.pid)} MB`);
await Promise.all([shop(), shop(), shop(), shop()]);
for (const [status, times] of failed) print(`${times} answered ${status}`);
agent.destroy();
await gateway.stop();
