import { ReleaseError } from '../../model/release-error.ts';
import type { ReleaseReader, StoredRelease } from '../../model/release-store.ts';
import type { Trust } from '../../model/trust.ts';
import { whyUntrusted } from './signature.ts';

/** The trusted keys are looked at again after this many milliseconds. */
const trustedMs = 10_000;

type Options = {
  now?: () => number;
  /** Hears, once, that what is read is not held to any signature, and of trust that is gone. */
  report: (message: string) => void;
};

/**
 * A reader that gives no release whose signature is not one of a key that may publish the app, wherever there are trusted keys. What has
 * seen keys does not forget them while it runs: taking `trust.json` away opens nothing.
 */
export function createTrustingReader(store: ReleaseReader, { now = Date.now, report }: Options): ReleaseReader {
  let last: { at: number; trust: Promise<Trust | null> } | null = null;
  let known: Trust | null = null;
  let isTold = false;
  const trusted = new Map<string, Promise<string | null>>();
  let trustedBy = '';

  const look = async (): Promise<Trust | null> => {
    const found = await store.readTrust();
    if (!found && !isTold) {
      isTold = true;
      report(
        known
          ? 'the trusted keys are gone; those that were seen hold'
          : 'no keys are trusted: releases are not held to signatures',
      );
    }
    known = found ?? known;
    return known;
  };
  const readTrust = (): Promise<Trust | null> => {
    if (!last || now() - last.at > trustedMs) {
      const trust = look();
      last = { at: now(), trust };
      trust.catch(() => {
        last = null;
      });
    }
    return last.trust;
  };

  const readRelease = async (app: string, version: string): Promise<StoredRelease> => {
    const [stored, trust] = await Promise.all([store.readRelease(app, version), readTrust()]);
    if (!trust) return stored;
    const name = JSON.stringify(trust);
    // Every answer was given by the keys of its time.
    if (name !== trustedBy) trusted.clear();
    trustedBy = name;
    const key = `${app} ${version} ${stored.integrity}`;
    let why = trusted.get(key);
    if (!why) {
      why = whyUntrusted(store, { app, version, integrity: stored.integrity }, trust);
      trusted.set(key, why);
      why.then(
        (problem) => problem !== null && trusted.delete(key),
        () => trusted.delete(key),
      );
    }
    const problem = await why;
    if (problem !== null) throw new ReleaseError('tampered', problem);
    return stored;
  };

  return { ...store, readTrust, readRelease };
}

/**
 * The same store with keys that are configured elsewhere: write access to the store does not allow changing them. They are read now, which
 * throws where that fails, and each time that they are asked for, so that what is revoked there counts without a restart; null: those of
 * the store count.
 */
export const withTrust = <Store extends ReleaseReader>(store: Store, read: () => Trust | null): Store =>
  read() ? { ...store, readTrust: async () => read() } : store;
