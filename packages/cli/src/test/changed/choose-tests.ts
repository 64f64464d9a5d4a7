import { isModule, kindOfFile } from './kind-of-file.ts';

/** Which unit tests a change needs: all, or those that are related to these files and those that lie in these folders. */
export type TestChoice = 'all' | { relatedTo: string[]; folders: string[] };

/** What the checks of the whole tree read, they read of any change. */
const always = '.config/';

/**
 * Jest knows which test imports a module. Of other files (texts, styles, SQL) it does not: those of a remote are a matter for its own tests,
 * those of anything else for all.
 */
export function chooseTests(files: readonly string[]): TestChoice {
  const relatedTo: string[] = [];
  const folders = new Set([always]);
  for (const file of files) {
    const what = kindOfFile(file);
    if (what.kind === 'words' || what.kind === 'journey') continue;
    if (isModule(file) && !file.startsWith(always)) relatedTo.push(file);
    else if (what.kind === 'remote') folders.add(`${what.remote}/`);
    else if (!/\.test\.mjs$/.test(file)) return 'all';
  }
  return { relatedTo, folders: [...folders].sort() };
}

/** Whether a test looks through folders, and so may read what no import of it names. */
export const looksThroughFolders = (text: string): boolean => /globSync|readdirSync|workspaces\.cjs/.test(text);
