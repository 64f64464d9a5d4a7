/** A thread that evaluates the live composition and renders and compresses pages all by itself: what the threads of a gateway are compared with. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadComposition } from '@vitryna/release';
import { readLiveComposition } from './live-composition.ts';
import { type RenderLoad, renderInLanes } from './render-lanes.ts';

const { store, load }: { store: string; load: RenderLoad } = workerData;
const composition = await loadComposition({
  ...(await readLiveComposition(store)),
  report: ({ error }) => console.error(error),
});
parentPort?.postMessage(await renderInLanes(composition, load));
