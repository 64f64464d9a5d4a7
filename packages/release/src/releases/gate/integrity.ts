import { allReleases, type GateStep, labelOf, problemsOnly } from './gate-step.ts';

/** Every part is the release that the composition was made of, under its own name. */
export const integrityStep: GateStep = {
  name: 'integrity',
  async check(context) {
    const { composition, store } = context;
    const problems: string[] = [];
    for (const [name, part] of Object.entries(composition.parts)) {
      const { release, integrity } = await store.readRelease(name, part.version);
      if (integrity !== part.integrity) problems.push(`release.json of ${labelOf(release)} was changed`);
      if (release.name !== name) problems.push(`${name} ${part.version} calls itself ${labelOf(release)}`);
    }
    for (const release of allReleases(context)) {
      const served = [release.entry, ...Object.keys(release.files).filter((path) => path.startsWith('client/'))];
      if (!served.every((path) => path.startsWith('client/'))) {
        problems.push(`${labelOf(release)}: the entry ${release.entry} is not below client/`);
      }
    }
    return problemsOnly(problems);
  },
};
