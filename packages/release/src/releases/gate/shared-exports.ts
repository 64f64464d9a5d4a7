import type { Release } from '@vitryna/contracts/release';
import type { ReleaseReader } from '../../model/release-store.ts';
import { readVerifiedFile } from '../../model/verified-file.ts';
import { type GateContext, type GateFindings, type GateStep, labelOf, problemsOnly } from './gate-step.ts';

/** Modules that a server bundle asks for by name, whatever its `release.json` says of them. */
async function requiredModules(store: ReleaseReader, release: Release): Promise<string[]> {
  const code = (await readVerifiedFile(store, release, release.server)).toString('utf8');
  return [...new Set([...code.matchAll(/\brequire\(\s*["']([^"']+)["']\s*\)/g)].map(([, name = '']) => name))];
}

const packageOf = (module: string) => module.split('/', module.startsWith('@') ? 2 : 1).join('/');

/** Changes of the shell's own API: told, because names alone do not say what a function does. */
function changedApis({ shared }: Release, live: Release | undefined): string[] {
  if (!live) return [];
  const changed = Object.keys(shared).filter(
    (name) => shared[name]?.includes('+') && live.shared[name] !== shared[name],
  );
  return changed.map((name) => `${name} would be ${shared[name]}, and is ${live.shared[name] ?? 'not shared'} now`);
}

/** Exports that remotes take of shared modules and the shell does not hand out, by their manifests. */
function lostExports({ shell, remotes }: Pick<GateContext, 'shell' | 'remotes'>): string[] {
  const given = shell.sharedExports;
  // Without a list the shell is one from before.
  if (!given) return [];
  return remotes.flatMap((remote) =>
    Object.entries(remote.sharedExports ?? {}).flatMap(([module, names]) => {
      const known = given[module];
      const lost = known ? names.filter((name) => name !== '*' && name !== 'default' && !known.includes(name)) : names;
      if (lost.length === 0) return [];
      return [`${labelOf(remote)} takes ${lost.join(', ')} of ${module}, which ${labelOf(shell)} does not have`];
    }),
  );
}

/** For parts that have passed the gate and only meet anew: manifests alone are read. */
export const takenExportsStep: GateStep = {
  name: 'shared-exports',
  check: (context) => problemsOnly(lostExports(context)),
};

/** Every export that a remote takes of a shared module is one that the shell hands out, and what a remote takes it says. */
export const sharedExportsStep: GateStep = {
  name: 'shared-exports',
  async check({ store, shell, remotes, liveReleases }) {
    const live = liveReleases.find(({ name }) => name === 'shell');
    const findings: GateFindings = { problems: [], notices: changedApis(shell, live) };
    for (const remote of remotes) {
      // A bundle that cannot be read is what the step of the files refuses.
      for (const module of await requiredModules(store, remote).catch(() => [])) {
        const name = packageOf(module);
        if (Object.hasOwn(shell.shared, name) && !Object.hasOwn(remote.shared, name)) {
          findings.problems.push(`${labelOf(remote)} takes ${module} and does not say so in "shared"`);
        }
      }
    }
    findings.problems.push(...lostExports({ shell, remotes }));
    return findings;
  },
};
