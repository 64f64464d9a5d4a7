import { satisfies, validRange } from 'semver';
import { type GateStep, labelOf, problemsOnly } from './gate-step.ts';

/** The shell provides every package that a remote shares, in a version that the remote accepts. */
export const sharedRangesStep: GateStep = {
  name: 'shared-ranges',
  check({ shell, remotes }) {
    const problems: string[] = [];
    for (const remote of remotes) {
      for (const [name, range] of Object.entries(remote.shared)) {
        const provided = shell.shared[name];
        if (provided === undefined) {
          problems.push(`${labelOf(remote)} needs ${name} ${range}, which ${labelOf(shell)} does not share`);
        } else if (validRange(range) === null) {
          problems.push(`${labelOf(remote)} needs ${name} in "${range}", which is not a range of versions`);
        } else if (!satisfies(provided, range, { includePrerelease: true })) {
          problems.push(`${labelOf(remote)} needs ${name} ${range}, ${labelOf(shell)} provides ${provided}`);
        }
      }
    }
    return problemsOnly(problems);
  },
};
