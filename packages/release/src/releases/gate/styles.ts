import type { Release } from '@vitryna/contracts/release';
import type { ReleaseReader } from '../../model/release-store.ts';
import { readVerifiedFile } from '../../model/verified-file.ts';
import { allReleases, type GateStep, isNewIn, labelOf, problemsOnly } from './gate-step.ts';
import { boundariesOf, classesOf, isEverybodys, readStyleNames, type StyleNames } from './read-selectors.ts';

type Sheet = StyleNames & { path: string };

async function sheetsOf(store: ReleaseReader, release: Release): Promise<Sheet[]> {
  const paths = Object.keys(release.files).filter((path) => path.startsWith('client/') && path.endsWith('.css'));
  return Promise.all(
    paths.map(async (path) => {
      // One that cannot be read is what the step of the files refuses.
      const css = await readVerifiedFile(store, release, path).catch(() => '');
      return { path, ...readStyleNames(css.toString()) };
    }),
  );
}

/** Styles of a remote that reach what is not its own: by a selector that names nobody, or another remote. */
function escaping(release: Release, sheets: Sheet[]): string[] {
  return sheets.flatMap(({ path, selectors }) =>
    [...new Set(selectors)].flatMap((selector) => {
      const where = `${labelOf(release)}: "${selector.slice(0, 100)}" in ${path}`;
      if (isEverybodys(selector)) return [`${where} is about all pages: a remote's styles name what is its own`];
      const other = boundariesOf(selector).find((name) => name !== release.name);
      return other === undefined ? [] : [`${where} is about ${other}`];
    }),
  );
}

/**
 * No remote's styles change what others draw: they stay in a tab when its page is left, and stand beside those of the shell. Selectors name
 * something of their own, and no two releases the same class or animation. The shell's own may be about everything.
 */
export const stylesStep: GateStep = {
  name: 'styles',
  async check(context) {
    const problems: string[] = [];
    const isNew = isNewIn(context);
    const owners = new Map<string, Release>();
    for (const release of allReleases(context)) {
      const sheets = await sheetsOf(context.store, release);
      if (release !== context.shell && isNew(release)) problems.push(...escaping(release, sheets));
      const names = sheets.flatMap(({ selectors, keyframes }) => [
        ...selectors.flatMap(classesOf).map((name) => `the class ${name}`),
        ...keyframes.map((name) => `the animation ${name}`),
      ]);
      for (const name of new Set(names)) {
        const owner = owners.get(name);
        if (owner === undefined) owners.set(name, release);
        else if (isNew(owner) || isNew(release)) {
          problems.push(`${name} is styled by ${labelOf(owner)} and by ${labelOf(release)}`);
        }
      }
    }
    return problemsOnly(problems);
  },
};
