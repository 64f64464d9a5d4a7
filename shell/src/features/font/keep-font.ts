import { fontCookie } from '@vitryna/contracts/cookies';
import { createBrowserStorages } from '@vitryna/persisted-state';
import type { Feature } from '../feature.ts';

/**
 * Brings the store's font for the documents to come, when the first one is alive: it could not have shown it (text never changes
 * its face after it was painted), and a slow line would have held the code up for it.
 */
export const keepFont: Feature = () => {
  const { fonts } = document.documentElement.dataset;
  if (!fonts) return;
  bring(fonts.split(' ')).then(
    () => createBrowserStorages(window).cookies.set(fontCookie.name, fontCookie.values[0], fontCookie.maxAge),
    (error: unknown) => console.warn('[shell] the font did not load; the next page tries again.', error),
  );
};

async function bring(files: string[]): Promise<void> {
  const answers = await Promise.all(files.map((file) => fetch(file, { priority: 'low' })));
  const missing = answers.find(({ ok }) => !ok);
  if (missing) throw new Error(`${missing.url} answered ${missing.status}.`);
  // A body that is not read may be thrown away before it is cached.
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
}
