import type { RenderLimits } from './limits.ts';
import { noPart } from './messages.ts';

export type JudgeThreadInput = {
  limits: Pick<RenderLimits, 'evaluateMs' | 'loopMs' | 'silentMs'>;
  /** Milliseconds of a clock that never goes back. */
  now: () => number;
  /** The thread's own time, as `createThreadClock` tells it. */
  clock: { usedMs: () => Promise<number | null>; isUnresponsive: (ms: number) => boolean };
  /** What is being evaluated, or `noPart`. */
  part: () => number;
  /** Asks the thread for a sign of life. */
  ask: () => void;
};

/** A part whose thread got no processor may take so many times as long as one that computes: a version must not be bad because a machine is busy. */
const starvedFactor = 6;

/** Judges from time to time whether a thread computes without end. */
export function createThreadJudge({ limits, now, clock, part, ask }: JudgeThreadInput) {
  let isReady = false;
  /** When it was asked for a sign of life that has not come yet. */
  let askedAt: number | null = null;
  /** What it had computed when it gave the last one. */
  let cpuMs = 0;
  let phase = { part: noPart, since: now(), cpuMs: 0 };

  const judgeEvaluation = async (at: number): Promise<string | null> => {
    // Asked at each look: what it does not say for long is a sign of its own.
    const usedMs = await clock.usedMs();
    if (part() !== phase.part) phase = { part: part(), since: at, cpuMs: usedMs ?? phase.cpuMs };
    const tookMs = at - phase.since;
    if (tookMs < limits.evaluateMs) return null;
    const isComputing = (usedMs ?? phase.cpuMs) - phase.cpuMs > limits.evaluateMs / 2;
    const isEndless =
      isComputing || clock.isUnresponsive(limits.evaluateMs) || tookMs > starvedFactor * limits.evaluateMs;
    return isEndless ? 'evaluating a bundle came to no end' : null;
  };
  return {
    get isAsked(): boolean {
      return askedAt !== null;
    },
    /** Everything is evaluated: from now on it renders. */
    ready(): void {
      isReady = true;
    },
    /** The thread gives a sign of life, with what it has computed so far. */
    answered(usedMs: number): void {
      askedAt = null;
      cpuMs = usedMs;
    },
    /** What is wrong with it; null: nothing, as far as one can tell by now. */
    async judge(): Promise<string | null> {
      const at = now();
      if (!isReady) return judgeEvaluation(at);
      if (askedAt === null) {
        askedAt = at;
        ask();
        return null;
      }
      const silentMs = at - askedAt;
      if (silentMs < limits.loopMs) return null;
      // A thread that nobody gave a processor is not at fault.
      const isComputing = ((await clock.usedMs()) ?? cpuMs) - cpuMs > limits.loopMs / 2;
      return isComputing || silentMs > limits.silentMs ? 'a thread came to no end' : null;
    },
  };
}
