import type { Release } from '@vitryna/contracts/release';
import { allReleases, type GateStep, labelOf, problemsOnly } from './gate-step.ts';

const tableOf = (release: Release, kind: string | undefined) =>
  kind === 'modals' ? release.modals : kind === 'pages' ? release.pages : undefined;

/** Every module that a release opens of another one, e.g. `mf-checkout/modals/cart`, is exposed by it. */
export const needsStep: GateStep = {
  name: 'needs',
  check(context) {
    const releases = allReleases(context);
    const byName = new Map(releases.map((release) => [release.name, release]));
    const problems: string[] = [];
    for (const release of releases) {
      for (const need of release.needs) {
        const [name = '', kind, ...rest] = need.split('/');
        const owner = byName.get(name);
        const table = owner && tableOf(owner, kind);
        if (!owner) {
          problems.push(`${labelOf(release)} needs ${need}, and ${name} is not in the composition`);
        } else if (!table || !Object.hasOwn(table, rest.join('/'))) {
          problems.push(`${labelOf(release)} needs ${need}, which ${labelOf(owner)} does not expose`);
        }
      }
    }
    return problemsOnly(problems);
  },
};
