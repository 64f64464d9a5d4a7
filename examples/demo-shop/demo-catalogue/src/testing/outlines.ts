import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PictureSpec } from '@vitryna/contracts/catalogue-import';
import { outlineOf } from './outline.ts';

/** Whether two outlines differ by less than the eye sees on a shelf. */
export function isAlike(a: readonly number[], b: readonly number[]): boolean {
  const size = a.reduce((sum, length) => sum + length, 0);
  return a.reduce((sum, length, i) => sum + Math.abs(length - (b[i] ?? 0)), 0) / size < 0.07;
}

const drawn = new Map<string, number[]>();

const drawingOf = ({ type, view, params }: PictureSpec, pose = params.pose ?? 0): PictureSpec => ({
  ...{ type, view },
  params: { ...params, colour: '#24272c', pose },
});

/** Draws card pictures ahead in a thread of Node's own: in Jest's sandbox, where `Math` is far away, each takes four times as long. */
export async function drawAhead(pictures: readonly PictureSpec[]): Promise<void> {
  const specs = new Map(pictures.map((picture) => [JSON.stringify(drawingOf(picture)), drawingOf(picture)]));
  const worker = new Worker(new URL('./outline-worker.ts', import.meta.url));
  try {
    worker.postMessage([...specs.values()]);
    const [outlines] = (await once(worker, 'message')) as [number[][]];
    for (const [i, key] of [...specs.keys()].entries()) drawn.set(key, outlines[i] ?? []);
  } finally {
    await worker.terminate();
  }
}

/** The outline of a card picture, in its own pose or in another. A drawing costs some 10 ms: one of each is made. */
export function outlineFor(picture: PictureSpec, pose?: number): number[] {
  const spec = drawingOf(picture, pose);
  const key = JSON.stringify(spec);
  const outline = drawn.get(key) ?? outlineOf(spec);
  drawn.set(key, outline);
  return outline;
}
