import type { HeapInfo } from 'node:v8';
import type { Worker } from 'node:worker_threads';
import { collectGarbage } from './collect-garbage.ts';
import type { RenderLimits } from './limits.ts';
import { soon } from './soon.ts';

const megabyte = 1024 * 1024;

/** Weighs one thread, whatever it does: what it holds as a share of what it may hold, null where it does not say. */
export function createScales(worker: Worker, limits: Pick<RenderLimits, 'heapMegabytes' | 'bufferMegabytes'>) {
  let asked: Promise<HeapInfo> | null = null;

  /** With its garbage. One that is in native code answers when it comes back, and is not asked twice. */
  const weigh = async (): Promise<number | null> => {
    asked ??= worker.getHeapStatistics().finally(() => {
      asked = null;
    });
    const heap = await soon(asked);
    if (!heap) return null;
    const { used_heap_size: heapBytes, external_memory: bufferBytes } = heap;
    return Math.max(heapBytes / limits.heapMegabytes, bufferBytes / limits.bufferMegabytes) / megabyte;
  };
  return {
    weigh,
    /** Without its garbage, where it holds more than a share with it. */
    async weighFrom(share: number): Promise<number | null> {
      const weight = await weigh();
      if (weight === null || weight <= share) return weight;
      return (await collectGarbage(worker)) ? ((await weigh()) ?? weight) : weight;
    },
  };
}
