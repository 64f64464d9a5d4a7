import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { print, readCpu, startApi } from './store-process.ts';

const idleMs = 60_000;
const requests = 300;
const pauseMs = 100;

/** Processor seconds of a process and of those that it has started. */
async function readCpuOfAll(pid: number): Promise<number> {
  const tasks = await readdir(`/proc/${pid}/task`);
  const started = await Promise.all(tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, 'utf8')));
  const pids = [pid, ...started.join(' ').trim().split(/\s+/).filter(Boolean).map(Number)];
  return (await Promise.all(pids.map(readCpu))).reduce((sum, ms) => sum + ms, 0) / 1000;
}

async function countFiles(dataFolder: string): Promise<number> {
  const names = await readdir(join(dataFolder, 'media'), { recursive: true }).catch(() => []);
  return names.filter((name) => /\.(?:avif|webp)$/.test(name)).length;
}

/** Runs `work` and tells what the processes of the store took for it, and how many files they drew meanwhile. */
async function measure(title: string, dataFolder: string, pid: number, work: () => Promise<string>): Promise<void> {
  const before = [await readCpuOfAll(pid), await countFiles(dataFolder)] as const;
  const result = await work();
  const cpu = (await readCpuOfAll(pid)) - before[0];
  print(
    `${title}: ${cpu.toFixed(1)} s of processor, ${(await countFiles(dataFolder)) - before[1]} files drawn${result}`,
  );
}

async function askForLists(base: string): Promise<string> {
  const times: number[] = [];
  for (let count = 0; count < requests; count += 1) {
    const begin = performance.now();
    await (await fetch(`${base}/user/catalog/product/list?searchQuery=ноутбук&minPrice=${count}`)).arrayBuffer();
    times.push(performance.now() - begin);
    await wait(pauseMs);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * times.length)]?.toFixed(1);
  return `, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`;
}

const folder = await mkdtemp(join(tmpdir(), 'bench-drawing-'));
for (const MEDIA_WARMUP of ['off', 'on']) {
  const store = await startApi(folder, { MEDIA_WARMUP });
  const idle = () => wait(idleMs, '');
  await measure(`drawing ahead ${MEDIA_WARMUP}, ${idleMs / 1000} s without a request`, folder, store.pid, idle);
  const ask = () => askForLists(store.base);
  await measure(
    `drawing ahead ${MEDIA_WARMUP}, ${requests} lists, a new one every ${pauseMs} ms`,
    folder,
    store.pid,
    ask,
  );
  await store.stop();
}
await rm(folder, { recursive: true, force: true });
