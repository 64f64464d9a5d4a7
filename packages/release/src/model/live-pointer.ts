import type { LivePointer } from '@vitryna/contracts/release';
import { ReleaseError } from './release-error.ts';

const historyLimit = 50;

/** The author and the reason of a change: it stands in the pointer, its history and the log. */
export type ChangedBy = { who: string; why: string };

/** For callers that nobody answers for, tests above all. */
export const nobody: ChangedBy = { who: '', why: '' };

/** A command's change of the live pointer. */
export type PointerChange = Pick<LivePointer, 'live' | 'canaries' | 'action'> & Partial<Pick<LivePointer, 'history'>>;

/** A pointer before it is written down who made it of what: see `changeLive`. */
export type NextPointer = Omit<LivePointer, 'event' | 'retired'>;

/** The pointer after the current one: revision one higher, the previous live composition on top of the history. */
export function nextPointer(
  current: LivePointer | null,
  { history, ...change }: PointerChange,
  by: ChangedBy,
  now: Date,
): NextPointer {
  const at = now.toISOString();
  const wasLive = current && current.live !== change.live ? [{ id: current.live, until: at, ...by }] : [];
  return {
    schema: 1,
    revision: (current?.revision ?? 0) + 1,
    ...change,
    history: (history ?? [...wasLive, ...(current?.history ?? [])]).slice(0, historyLimit),
    changedAt: at,
    ...by,
  };
}

/** For callers that have checked a pointer: throws `conflict` when it is not that one any more. */
export function checkRevision(pointer: LivePointer | null, onlyAt: number | undefined): void {
  if (onlyAt === undefined || pointer?.revision === onlyAt) return;
  throw new ReleaseError('conflict', `the live pointer moved on from revision ${onlyAt} to ${pointer?.revision}`);
}
