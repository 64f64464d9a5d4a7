export { type Asker, createFairQueue, type FairQueue, type FairQueueLimits, isTooManyWaiting } from './fair-queue.ts';
export { networkOf } from './network-of.ts';
