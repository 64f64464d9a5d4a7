import type { LivePointer } from '@vitryna/contracts/release';
import { createEvent } from '../../model/create-event.ts';
import { retire, sharesOf } from '../../model/in-use.ts';
import type { NextPointer } from '../../model/live-pointer.ts';
import type { ReleaseStore } from '../../model/release-store.ts';
import type { GateReport } from '../gate/run-gate.ts';

type Change = {
  store: ReleaseStore;
  current: LivePointer | null;
  next: NextPointer;
  /** The gate's result; empty where it was not asked. */
  gate?: GateReport[];
};

/**
 * The one place that moves the live pointer. The event is written before: what could not be written down is not done, and the pointer names
 * the event that made it, so that an event whose swap failed is told from one that happened.
 */
export async function changeLive({ store, current, next, gate = [] }: Change): Promise<LivePointer> {
  const { who, why, action } = next;
  const event = createEvent(
    {
      who,
      why,
      action,
      from: current?.live ?? null,
      to: next.live,
      canaries: { from: current ? sharesOf(current) : [], to: sharesOf(next) },
      revision: next.revision,
      after: current?.event ?? null,
      gate,
    },
    new Date(next.changedAt),
  );
  await store.appendEvent(event);
  const pointer = { ...next, event: event.id, retired: retire(current, next) };
  await store.swapLive(current?.revision ?? null, pointer);
  return pointer;
}
