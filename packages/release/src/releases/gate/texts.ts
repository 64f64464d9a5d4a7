import { allReleases, type GateStep, isNewIn, labelOf, problemsOnly } from './gate-step.ts';

/**
 * A key has one text in a store, whoever asks for it: the one of the translations, or of a release where those have none. So a release that
 * says something else for the key of another one would change that one's pages, or have its own changed.
 */
export const textsStep: GateStep = {
  name: 'texts',
  check(context) {
    const problems: string[] = [];
    const isNew = isNewIn(context);
    const said = new Map<string, { text: string; by: (typeof context.remotes)[number] }>();
    for (const release of allReleases(context)) {
      for (const [locale, texts] of Object.entries(release.texts)) {
        for (const [key, text] of Object.entries(texts)) {
          const id = `${locale} ${key}`;
          const before = said.get(id);
          if (!before) said.set(id, { text, by: release });
          else if (before.text !== text && (isNew(release) || isNew(before.by))) {
            const [one, other] = [before.by, release].map(labelOf);
            problems.push(
              `"${key}" (${locale}) is "${before.text}" in ${one} and "${text}" in ${other}: give one of them another key, or change the translations`,
            );
          }
        }
      }
    }
    return problemsOnly(problems);
  },
};
