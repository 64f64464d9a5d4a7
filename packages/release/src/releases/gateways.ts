import { setTimeout as sleep } from 'node:timers/promises';
import type { GatewayState } from '@vitryna/contracts/gateway-state';
import type { LivePointer } from '@vitryna/contracts/release';
import type { ReleaseStore } from '../model/release-store.ts';

/** A gateway that has said nothing for so long is not waited for, in milliseconds; it speaks every `heartbeatMs`. */
const silentMs = 15_000;
/** One that has said nothing for so long was ended by force, and nobody looks for it any more, in milliseconds. */
const lostMs = 10 * 60_000;
/** How often a gateway says what it runs. */
export const heartbeatMs = 5000;

/** Gateways that run, by what they said of themselves. */
export async function readRunningGateways(store: ReleaseStore, now = Date.now()): Promise<GatewayState[]> {
  const states = await store.readGateways();
  return states.filter(({ at }) => now - Date.parse(at) < silentMs).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Gateways that have fallen silent and not said that they end: they hang, or were ended by force. */
export async function readSilentGateways(store: ReleaseStore, now = Date.now()): Promise<GatewayState[]> {
  const ageOf = ({ at }: GatewayState) => now - Date.parse(at);
  return (await store.readGateways()).filter((state) => ageOf(state) >= silentMs && ageOf(state) < lostMs);
}

/** Which gateways have followed a change of the pointer, and which have not. */
export type Followed = { followed: GatewayState[]; behind: GatewayState[]; ms: number };

/** Whether a gateway serves what a pointer says, or what a later one does. */
const hasFollowed = (state: GatewayState, { revision, live }: LivePointer): boolean =>
  state.revision !== null && (state.revision > revision || (state.revision === revision && state.live === live));

/** Waits until every gateway that runs serves what the pointer says, or so many milliseconds have gone by. */
export async function waitForGateways(store: ReleaseStore, pointer: LivePointer, waitMs: number): Promise<Followed> {
  const since = performance.now();
  // One that falls silent while it is waited for has not followed.
  const asOf = Date.now();
  for (;;) {
    const running = await readRunningGateways(store, asOf);
    const behind = running.filter((state) => !hasFollowed(state, pointer));
    const ms = Math.round(performance.now() - since);
    // A gateway that cannot serve it has said so: waiting longer changes nothing.
    const isDecided = behind.every(({ revision }) => revision !== null && revision >= pointer.revision);
    if (isDecided || ms >= waitMs) {
      return { followed: running.filter((state) => !behind.includes(state)), behind, ms };
    }
    await sleep(25);
  }
}
