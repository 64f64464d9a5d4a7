import type { FairQueueLimits } from '@vitryna/fair-queue';

/** Renders that visitors wait for. One page, one route and one app leave the others theirs, however slow they are. */
export const renderPlaces: FairQueueLimits = {
  atOnce: 48,
  atOnceEach: 8,
  waiting: 256,
  waitingEach: 64,
  shares: [
    { atOnce: 12, waiting: 128 },
    { atOnce: 24, waiting: 160 },
    { atOnce: 36, waiting: 192 },
  ],
};
