import { encodingsOf, readVerifiedFile } from '../../model/verified-file.ts';
import { allReleases, type GateStep, problemsOnly } from './gate-step.ts';

/** Every file of every part is in the store with the bytes of its build. */
export const filesStep: GateStep = {
  name: 'files',
  async check(context) {
    const problems: string[] = [];
    for (const release of allReleases(context)) {
      for (const [path, file] of Object.entries(release.files)) {
        for (const encoding of encodingsOf(file)) {
          try {
            await readVerifiedFile(context.store, release, path, encoding);
          } catch (error) {
            problems.push((error as Error).message.replace('release: ', ''));
          }
        }
      }
    }
    return problemsOnly(problems);
  },
};
