export { type ConcurrencyLimits, type ConcurrencySlots, createConcurrencySlots } from './concurrency-slots.ts';
export { type Asker, createFairQueue, type FairQueue, type FairQueueLimits, isTooManyWaiting } from './fair-queue.ts';
export { networkOf } from './network-of.ts';
