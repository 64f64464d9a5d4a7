import type { Release } from '@vitryna/contracts/release';
import { allReleases, type GateStep, labelOf, problemsOnly } from './gate-step.ts';

const tableOf = (release: Release, kind: string | undefined) =>
  kind === 'modals' ? release.modals : kind === 'pages' ? release.pages : undefined;

const exposers = (releases: Release[], modal: string) => releases.filter(({ modals }) => Object.hasOwn(modals, modal));

/**
 * The modals that a release opens exist: of a remote that it names (`mf-checkout/modals/cart`) in the composition, and of whoever brings it
 * (`modals/cart`) if the live composition has it. One that nobody has is the shell's own, or of a remote that is yet to come.
 */
export const needsStep: GateStep = {
  name: 'needs',
  check(context) {
    const releases = allReleases(context);
    const byName = new Map(releases.map((release) => [release.name, release]));
    const problems: string[] = [];
    for (const release of releases) {
      for (const need of release.needs) {
        if (need.startsWith('modals/')) {
          const modal = need.slice('modals/'.length);
          const [owner] = exposers(context.liveReleases, modal);
          if (owner && exposers(releases, modal).length === 0) {
            problems.push(
              `${labelOf(release)} opens the modal ${modal}, which nobody would expose after ${labelOf(owner)}`,
            );
          }
          continue;
        }
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
