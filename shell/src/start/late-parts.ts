import type { DataRouter } from '@vitryna/navigation';
import type { Stores } from '@vitryna/store';
import type { Federation } from '../remotes/federation.ts';

/** Parts that earlier ones call, long after the start: each is put in by the step that makes it. */
export type LateParts = {
  federation?: Federation;
  loadTexts?: () => Promise<unknown>;
  stores?: Stores;
  router?: DataRouter;
};
