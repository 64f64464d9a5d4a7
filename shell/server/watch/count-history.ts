import type { PartCounts } from '@vitryna/contracts/part-counts';
import type { AppVersion } from '@vitryna/contracts/telemetry';

/** The window's state at a moment: shares of the views, 0 to 1. */
export type HistoryPoint = { at: number; views: number; errors: number; poor: number };

/** How the figures of each version came to be what they are. */
export type CountHistory = {
  /** Takes down what the window says now. */
  note: () => void;
  /** The last hour of a version, oldest first. */
  read: (part: AppVersion) => readonly HistoryPoint[];
};

/** One a minute. */
const keptPoints = 60;
/** Versions that nobody has told of for so long are forgotten, in milliseconds. */
const forgottenMs = 3_600_000;

const nameOf = ({ app, version }: AppVersion): string => `${app}@${version}`;

/** Makes the history over a window that moves on: bounded by what runs and by an hour. */
export function createCountHistory(counts: () => PartCounts[], now: () => number): CountHistory {
  const histories = new Map<string, HistoryPoint[]>();
  return {
    note() {
      const at = now();
      for (const { views, errors, losses, poor, ...part } of counts()) {
        if (views === 0) continue;
        const point = { at, views, errors: Math.min(1, (errors + losses) / views), poor: Math.min(1, poor / views) };
        histories.set(nameOf(part), [...(histories.get(nameOf(part)) ?? []), point].slice(-keptPoints));
      }
      for (const [name, points] of histories) {
        if (at - (points.at(-1)?.at ?? 0) > forgottenMs) histories.delete(name);
      }
    },
    read: (part) => histories.get(nameOf(part)) ?? [],
  };
}
