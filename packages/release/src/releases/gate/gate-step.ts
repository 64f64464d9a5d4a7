import type { Composition, Release } from '@vitryna/contracts/release';
import type { ReleaseReader } from '../../model/release-store.ts';
import type { Signer } from '../../release-stores/signing/signer.ts';

/** The input of every step of the promote gate. */
export type GateContext = {
  store: ReleaseReader;
  composition: Composition;
  shell: Release;
  remotes: Release[];
  /** Releases of the composition that is live now; empty before the first promote. */
  liveReleases: Release[];
  /** The composition that is live now; null before the first promote, and left out where nothing is compared with it. */
  liveComposition?: Composition | null;
  /** Whose key whoever promotes has; null without one. */
  signer?: Signer | null;
};

/** A step's result: problems refuse the composition, notices are only told. */
export type GateFindings = { problems: string[]; notices: string[] };

/** One named step of the promote gate. */
export type GateStep = { name: string; check: (context: GateContext) => Promise<GateFindings> | GateFindings };

/** Findings of a step that only knows problems. */
export const problemsOnly = (problems: string[]): GateFindings => ({ problems, notices: [] });

/** How messages name a release. */
export const labelOf = (release: Release): string => `${release.name} ${release.version}`;

/** Shell and remotes of the composition, the shell first. */
export const allReleases = ({ shell, remotes }: GateContext): Release[] => [shell, ...remotes];

/** Whether a release is not live as it is: of what is live already nobody is to blame whoever promotes. */
export const isNewIn =
  ({ liveReleases }: GateContext) =>
  ({ name, version }: Release): boolean =>
    !liveReleases.some((live) => live.name === name && live.version === version);
