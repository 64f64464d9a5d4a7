import { totalmem } from 'node:os';

/** Limits of a render thread. */
export type RenderLimits = {
  /**
   * Evaluating one part, in milliseconds: of which the thread computes half, or in which it does not even say what it computes. Six times as
   * long when nobody gives it a processor.
   */
  evaluateMs: number;
  /** Computing without a break, in milliseconds of the thread's own time: an endless loop, or as bad as one. */
  loopMs: number;
  /** Not answering at all, however little it computes, in milliseconds. */
  silentMs: number;
  /** How often a thread that has something to do is looked at, in milliseconds. */
  lookEveryMs: number;
  /** Megabytes of its heap, and of its buffers outside of it. */
  heapMegabytes: number;
  bufferMegabytes: number;
};

/** A page takes some ten milliseconds and a few megabytes. */
export const renderLimits: RenderLimits = {
  evaluateMs: 10_000,
  loopMs: 2000,
  silentMs: 5000,
  lookEveryMs: 250,
  heapMegabytes: 256,
  bufferMegabytes: 256,
};

const megabyte = 1024 * 1024;
/** Half of what the process may take, of the machine or of its container. */
const halfOfMachine = Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem()) / 2 / megabyte;

/**
 * Megabytes at which the engine itself ends a thread. It ends the whole process when one call takes 16 MB more, so this lies far above
 * what a thread may hold, and is there for the calls that nobody can look into.
 */
export const engineHeapMegabytes = (heapMegabytes: number): number =>
  Math.round(Math.min(8 * heapMegabytes, Math.max(2 * heapMegabytes, halfOfMachine)));
