import type { LivePointer } from '@vitryna/contracts/release';

const historyLimit = 50;

/** What a command changes of the live pointer. */
export type PointerChange = Partial<Pick<LivePointer, 'live' | 'canary' | 'history'>>;

/** The pointer after the current one: revision one higher, the former live composition on top of the history. */
export function nextPointer(
  current: LivePointer | null,
  change: PointerChange & { live: string },
  now: Date,
): LivePointer {
  const wasLive = current && current.live !== change.live ? [{ id: current.live, until: now.toISOString() }] : [];
  const history = change.history ?? [...wasLive, ...(current?.history ?? [])];
  return {
    schema: 1,
    revision: (current?.revision ?? 0) + 1,
    live: change.live,
    canary: change.canary === undefined ? (current?.canary ?? null) : change.canary,
    history: history.slice(0, historyLimit),
    changedAt: now.toISOString(),
  };
}
