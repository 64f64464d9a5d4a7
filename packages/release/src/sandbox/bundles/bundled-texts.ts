import type { Release } from '@vitryna/contracts/release';

/** Texts of all releases by locale; the shell's win where two releases name the same key. */
export function bundledTexts(shell: Release, remotes: Release[]): Record<string, Record<string, string>> {
  const merged: Record<string, Record<string, string>> = {};
  for (const release of [...remotes, shell]) {
    for (const [locale, texts] of Object.entries(release.texts)) merged[locale] = { ...merged[locale], ...texts };
  }
  return merged;
}
