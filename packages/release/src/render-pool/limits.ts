/** What a thread that renders may take before it is ended. */
export type RenderLimits = {
  /** Evaluating one part, in milliseconds. */
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
