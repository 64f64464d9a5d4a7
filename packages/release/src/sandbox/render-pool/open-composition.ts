import type { Composition, Release } from '@vitryna/contracts/release';
import type { NavigationMode, RendererBrand, RendererInput } from '@vitryna/contracts/remote';
import { ReleaseError } from '../../model/release-error.ts';
import type { ReleaseReader } from '../../model/release-store.ts';
import { remoteNames } from '../bundles/evaluate-parts.ts';
import { type PartSource, readPartRelease, readPartSource } from '../bundles/read-part.ts';
import { claimedTwice, keepOwnAddresses } from './addresses-of-parts.ts';
import type { RenderFault } from './blame.ts';
import type { Dangers } from './dangers.ts';
import { type RenderLimits, renderLimits } from './limits.ts';
import type { PackedPage } from './packed-html.ts';
import type { PoolRenderInput } from './render-job.ts';
import { openRenderPool, type RenderPool } from './render-pool.ts';

/** A composition in use: its facts, and the threads that render it. */
export type OpenComposition = {
  composition: Composition;
  shell: Release;
  /** `isLost`: no version of it could be evaluated. */
  remotes: { name: string; release: Release; isLost: boolean }[];
  /** Apps that run another version than the composition says, or none. */
  substituted: string[];
  renderer: { render: (input: PoolRenderInput) => Promise<PackedPage> };
  pool: RenderPool;
};

export type OpenCompositionInput = {
  store: ReleaseReader;
  composition: Composition;
  publicUrl: string;
  brand?: RendererBrand | undefined;
  navigation?: NavigationMode | undefined;
  report: RendererInput['report'];
  onFault: (fault: RenderFault) => void;
  /** Whether a version is not to be run any more. */
  isBad: (app: string, version: string) => boolean;
  /** Earlier versions of an app, the likeliest good one first, for when its own cannot be run. */
  fallbackVersions: (app: string) => string[];
  /** The crash notes of renders. */
  dangers?: Dangers | undefined;
  threads: number;
  limits?: Partial<RenderLimits> | undefined;
};

/**
 * Reads and verifies everything of a composition and has it evaluated in threads. An app whose version is bad, missing or changed,
 * throws or comes to no end is replaced by an earlier version, or is lost; each such app is reported by name. Throws only when no
 * version of the shell can be run.
 */
export async function openComposition(input: OpenCompositionInput): Promise<OpenComposition> {
  const { store, composition, report, isBad, onFault } = input;
  const { shell: shellPart, ...remoteParts } = composition.parts;
  if (!shellPart) throw new ReleaseError('invalid', `composition ${composition.id} has no shell`);
  const substituted = new Set<string>();
  /** Why the last version that was tried cannot be read. */
  let failure: unknown = null;

  /** The remaining candidates of each app. */
  const versions = new Map<string, string[]>();
  /** The composition's own version of a part, as far as its manifest can be read. */
  const readOwn = async ([name, part]: [string, Composition['parts'][string]]): Promise<Release | null> =>
    readPartRelease(store, name, part).catch(() => null);
  const substitute = async (name: string, part: Composition['parts'][string], version: string): Promise<Release> => {
    const { release } = await store.readRelease(name, version);
    const others = Object.entries(remoteParts).filter(([other]) => other !== name);
    const rest = (await Promise.all(others.map(readOwn))).filter((other) => other !== null);
    return keepOwnAddresses(release, await readOwn([name, part]), rest);
  };
  const nextSource = async (name: string, part: Composition['parts'][string]): Promise<PartSource | null> => {
    const earlier = input.fallbackVersions(name).filter((version) => version !== part.version);
    const left = versions.get(name) ?? [...new Set([part.version, ...earlier])];
    versions.set(name, left);
    for (let version = left.shift(); version !== undefined; version = left.shift()) {
      const isOwn = version === part.version;
      if (!isOwn) substituted.add(name);
      if (isBad(name, version)) continue;
      try {
        const release = isOwn ? await readPartRelease(store, name, part) : await substitute(name, part, version);
        return await readPartSource(store, release);
      } catch (error) {
        report({ remote: name, error, path: '' });
        failure = error;
      }
    }
    substituted.add(name);
    return null;
  };
  /** Facts of a remote that cannot be run. */
  const lost = async (name: string, part: Composition['parts'][string]): Promise<PartSource | null> => {
    const release = await readPartRelease(store, name, part).catch(() => null);
    const source = release && (await readPartSource(store, release).catch(() => ({ release, css: [] })));
    return source && { ...source, code: null };
  };

  const takeShell = async (error: unknown): Promise<PartSource> => {
    const source = await nextSource('shell', shellPart);
    if (source) return source;
    throw (
      error ??
      failure ??
      new ReleaseError('invalid', `no version of the shell of composition ${composition.id} can be run`)
    );
  };

  let shell = await takeShell(null);
  const sources = new Map<string, PartSource>();
  const take = async (name: string): Promise<void> => {
    const part = remoteParts[name];
    const source = part && ((await nextSource(name, part)) ?? (await lost(name, part)));
    if (source) sources.set(name, source);
    else sources.delete(name);
  };
  for (const name of remoteNames(remoteParts)) await take(name);
  const conflicts = claimedTwice([...sources.values()].map(({ release }) => release));
  if (conflicts.length > 0) {
    throw new ReleaseError('invalid', `composition ${composition.id} did not pass the gate`, { details: conflicts });
  }
  for (;;) {
    const parts = [shell, ...sources.values()];
    const pool = await openRenderPool({
      data: {
        compositionId: composition.id,
        publicUrl: input.publicUrl,
        brand: input.brand,
        navigation: input.navigation,
        parts,
      },
      size: input.threads,
      limits: { ...renderLimits, ...input.limits },
      report,
      onFault,
      isBad,
      dangers: input.dangers,
    });
    if (!Array.isArray(pool)) {
      const remotes = [...sources].map(([name, { release, code }]) => ({ name, release, isLost: code === null }));
      const renderer = { render: pool.render };
      return { composition, shell: shell.release, remotes, substituted: [...substituted], renderer, pool };
    }
    for (const { part, error, end } of pool) {
      const failed = parts[part];
      if (!failed) throw error;
      const { name, version } = failed.release;
      report({ remote: name, error, path: '' });
      if (failed === shell) shell = await takeShell(error);
      else await take(name);
      if (end) onFault({ app: name, version, kind: end.kind, isEvaluation: true, error });
    }
  }
}
