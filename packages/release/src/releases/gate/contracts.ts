import { type GateStep, labelOf, problemsOnly } from './gate-step.ts';

/** Shell and remotes speak the same version of every contract they have in common. */
export const contractsStep: GateStep = {
  name: 'contracts',
  check({ shell, remotes }) {
    const problems: string[] = [];
    for (const remote of remotes) {
      for (const [name, version] of Object.entries(remote.contracts)) {
        const spoken = shell.contracts[name];
        if (spoken !== version) {
          const other = spoken === undefined ? 'does not know it' : `speaks version ${spoken}`;
          problems.push(`${labelOf(remote)} speaks version ${version} of "${name}", ${labelOf(shell)} ${other}`);
        }
      }
    }
    return problemsOnly(problems);
  },
};
