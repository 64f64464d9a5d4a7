import { hostname, userInfo } from 'node:os';
import type { GatewayState } from '@vitryna/contracts/gateway-state';
import type { LivePointer } from '@vitryna/contracts/release';
import type { ChangedBy } from '../model/live-pointer.ts';
import type { ReleaseStore } from '../model/release-store.ts';
import type { EndedCanary } from '../releases/carry-canaries.ts';
import { readSilentGateways, waitForGateways } from '../releases/gateways.ts';
import { type CommandIo, type ExitCode, UsageError } from './command.ts';

/** Options of every command that is written into the log. */
export const actorOptions = { as: { type: 'string' }, reason: { type: 'string' } } as const;

/** Options of every command that changes what is live. */
export const changeOptions = {
  ...actorOptions,
  wait: { type: 'string', default: '10' },
} as const;

export const actorHelp = `  --as NAME        who changes it (default: the user of this machine)
  --reason TEXT    why; both are kept with the change
`;

export const changeHelp = `${actorHelp}  --wait SECONDS   how long to wait for the gateways (default 10); exit code 3 when one has not followed
`;

type ActorValues = { as?: string | undefined; reason?: string | undefined };
type ChangeValues = ActorValues & { wait: string; json: boolean };

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // A container's user may have no name.
    return 'unknown';
  }
}

/** The author and the reason of a change, from the command line. */
export const readChangedBy = ({ as, reason }: ActorValues): ChangedBy => ({
  who: as ?? `${userName()}@${hostname()}`,
  why: reason ?? '',
});

/** Seconds to wait, checked before anything is changed. */
export function readWaitMs({ wait }: ChangeValues): number {
  const seconds = Number(wait);
  if (!(seconds >= 0 && seconds <= 600)) throw new UsageError('--wait takes seconds, 0 to 600');
  return seconds * 1000;
}

type Change = { store: ReleaseStore; pointer: LivePointer; ended: EndedCanary[]; waitMs: number };

/** Gateways that nobody waits for and that may still have visitors. */
export async function describeSilent(store: ReleaseStore, behind: GatewayState[] = []): Promise<string[]> {
  const silent = (await readSilentGateways(store)).filter(({ id }) => !behind.some((one) => one.id === id));
  return silent.map(({ name, at, live }) => {
    const seconds = Math.round((Date.now() - Date.parse(at)) / 1000);
    return `gateway ${name} has said nothing for ${seconds} s and served ${live ?? 'nothing'} then: it hangs or was ended by force\n`;
  });
}

/** Says what became of the canaries, waits for the gateways and says which have followed. */
export async function followChange({ store, pointer, ended, waitMs }: Change, io: CommandIo): Promise<ExitCode> {
  for (const { canary, why } of ended) io.stdout(`canary ${canary.id} (${canary.percent} %) has ended: ${why}\n`);
  for (const { id, percent } of pointer.canaries) io.stdout(`canary ${id} (${percent} %) is on top of it\n`);
  const { followed, behind, ms } = await waitForGateways(store, pointer, waitMs);
  for (const line of await describeSilent(store, behind)) io.stderr(line);
  if (followed.length + behind.length === 0) {
    io.stdout('no gateway has said in this store that it runs; those that only read it follow by themselves\n');
    return 0;
  }
  if (followed.length > 0) io.stdout(`${followed.length} of the gateways serve it after ${ms} ms\n`);
  for (const { name, live, problem } of behind) {
    io.stderr(`gateway ${name} has not followed and serves ${live ?? 'nothing'}${problem ? `: ${problem}` : ''}\n`);
  }
  return behind.length > 0 ? 3 : 0;
}
