import type { PartCounts } from '@vitryna/contracts/part-counts';
import type { Canary, LivePointer } from '@vitryna/contracts/release';
import {
  compareVersions,
  endCanary,
  isReleaseError,
  isWritable,
  type ReleaseReader,
  type ReleaseStore,
  readRunningGateways,
  rollback,
  sumCounts,
  type Thresholds,
} from '@vitryna/release';
import { createPoller } from '@vitryna/resilience';
import { errorFields, type Log, type LogFields } from '../base/log.ts';
import type { CompositionKeeper } from './composition-keeper.ts';

type Options = {
  store: ReleaseReader;
  keeper: Pick<CompositionKeeper, 'pointer' | 'canaries' | 'withhold'>;
  /** The counts of this gateway. */
  counts: () => PartCounts[];
  /** Names it where it acts. */
  gateway: { id: string; name: string };
  log: Log;
  now: () => number;
};

/** A version that does worse than the one it is compared with. */
type Bad = { app: string; version: string; why: string };

const everyMs = 5000;
const minuteMs = 60_000;

/** The canary controller: compares new versions with those before, ends a canary that does worse and rolls a promoted app back. */
export function createCanaryController({ store, keeper, counts, gateway, log, now }: Options) {
  const logged = new Set<string>();

  /** Of all gateways: each by itself would see too little of a small canary. */
  const readCounts = async (): Promise<PartCounts[]> => {
    if (!isWritable(store)) return counts();
    const others = (await readRunningGateways(store)).filter(({ id }) => id !== gateway.id);
    return [...counts(), ...others.flatMap((state) => state.counts)];
  };

  const compare = (all: PartCounts[], app: string, version: string, old: string | undefined, by: Thresholds): Bad[] => {
    const { isWorse, why } = compareVersions(sumCounts(all, app, version), sumCounts(all, app, old), by);
    return isWorse ? [{ app, version, why: `${app} ${version}: ${why}` }] : [];
  };

  const findWorseInCanary = async (canary: Canary, pointer: LivePointer, all: PartCounts[], by: Thresholds) => {
    const [mine, live] = await Promise.all([canary.composition, pointer.live].map((id) => store.readComposition(id)));
    return Object.entries(mine?.parts ?? {}).flatMap(([app, { version }]) => {
      const old = live?.parts[app]?.version;
      return version === old ? [] : compare(all, app, version, old, by);
    });
  };

  /** Every app against the version that its last change replaced, as long as that is not long ago. */
  const findWorseInPromotes = async (pointer: LivePointer, all: PartCounts[], by: Thresholds): Promise<Bad[]> => {
    const since = now() - by.watchMinutes * minuteMs;
    const recent = pointer.history.filter(({ until }) => Date.parse(until) > since);
    const { parts } = await store.readComposition(pointer.live);
    const previous = await Promise.all(recent.map(({ id }) => store.readComposition(id)));
    return Object.entries(parts).flatMap(([app, { version }]) => {
      const before = previous.find((composition) => composition.parts[app]?.version !== version);
      return before ? compare(all, app, version, before.parts[app]?.version, by) : [];
    });
  };

  const logOnce = (what: string, fields: LogFields): void => {
    const line = `${what} ${JSON.stringify(fields)}`;
    if (logged.has(line)) return;
    logged.add(line);
    log.error(what, fields);
  };

  /** Changes the pointer at the revision that was compared; false where the store cannot be written. */
  const act = async (
    what: string,
    fields: LogFields,
    change: (writable: ReleaseStore) => Promise<unknown>,
  ): Promise<boolean> => {
    if (!isWritable(store)) return false;
    try {
      await change(store);
      log.error(what, fields);
      return true;
    } catch (error) {
      // Another gateway or a person was faster: what is live now is compared next time.
      if (isReleaseError(error) && error.code === 'conflict') return true;
      logOnce(`not done: ${what}`, { ...fields, ...errorFields(error) });
      return false;
    }
  };

  const look = async (): Promise<void> => {
    const pointer = keeper.pointer();
    if (!pointer) return;
    const [all, thresholds] = await Promise.all([readCounts(), store.readThresholds()]);
    const { revision } = pointer;
    const by = (why: string) => ({ who: `gateway ${gateway.name}`, why });
    for (const canary of pointer.canaries) {
      if (!keeper.canaries().some(({ id }) => id === canary.id)) continue;
      const [bad] = await findWorseInCanary(canary, pointer, all, thresholds);
      if (!bad) continue;
      const fields = { canary: canary.id, why: bad.why };
      const end = (writable: ReleaseStore) =>
        endCanary({ store: writable, app: bad.app, by: by(bad.why), action: 'halt', onlyAt: revision });
      if (await act('a canary is stopped', fields, end)) return;
      keeper.withhold(canary.id);
      log.error('a canary is withheld by this gateway', fields);
    }
    const [bad] = await findWorseInPromotes(pointer, all, thresholds);
    if (!bad) return;
    const fields = { remote: bad.app, version: bad.version, why: bad.why };
    const goBack = (writable: ReleaseStore) =>
      rollback(writable, bad.app, { by: by(bad.why), action: 'halt', onlyAt: revision });
    if (!(await act('a promote is halted', fields, goBack))) logOnce('what is live does worse than before', fields);
  };

  const compareNow = async (): Promise<void> => {
    try {
      await look();
    } catch (error) {
      logOnce('new versions cannot be compared with those before', errorFields(error));
    }
  };
  const poller = createPoller(() => everyMs, compareNow);
  return { compare: compareNow, start: poller.start, stop: poller.stop };
}
