import type { Release } from '@vitryna/contracts/release';
import { allReleases, type GateStep, labelOf, problemsOnly } from './gate-step.ts';

/** Size limits of a release, in bytes as built; about half more than the heaviest part of the store has. */
export const budgets = {
  /** One script that browsers load. */
  script: 600_000,
  /** All scripts that browsers load of one release. */
  scripts: 1_500_000,
  /** The bundle that the gateway evaluates. */
  server: 6_000_000,
  /** Everything of a release, source maps included. */
  total: 30_000_000,
  /** HTML of a page with what it hands to its code: some five times the heaviest page of the store. */
  page: 1_000_000,
} as const;

export const inKilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} KB`;

function weights({ files, server }: Release): { what: string; bytes: number; limit: number }[] {
  const all = Object.entries(files);
  const scripts = all.filter(([path]) => path.startsWith('client/') && /\.m?js$/.test(path));
  const sum = (entries: typeof all) => entries.reduce((bytes, [, { size }]) => bytes + size, 0);
  return [
    ...scripts.map(([path, { size }]) => ({ what: path, bytes: size, limit: budgets.script })),
    { what: 'the scripts of browsers', bytes: sum(scripts), limit: budgets.scripts },
    { what: server, bytes: files[server]?.size ?? 0, limit: budgets.server },
    { what: 'the whole release', bytes: sum(all), limit: budgets.total },
  ];
}

/** No release is heavier than a part of a store may be; builds to be looked into are not minified and not measured. */
export const budgetsStep: GateStep = {
  name: 'budgets',
  check(context) {
    const releases = allReleases(context);
    const problems = releases.flatMap((release) =>
      weights(release)
        .filter(({ bytes, limit }) => bytes > limit && !release.isDevelopment)
        .map(
          ({ what, bytes, limit }) => `${labelOf(release)}: ${what} has ${inKilobytes(bytes)} of ${inKilobytes(limit)}`,
        ),
    );
    return problemsOnly(problems);
  },
};
