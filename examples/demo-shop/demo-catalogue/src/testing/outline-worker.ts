import { parentPort } from 'node:worker_threads';
import type { PictureSpec } from '@vitryna/contracts/catalogue-import';
import { outlineOf } from './outline.ts';

// One answer for each list of pictures.
parentPort?.on('message', (specs: PictureSpec[]) => parentPort?.postMessage(specs.map(outlineOf)));
