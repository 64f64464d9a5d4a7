import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defaultLocale, type L10n, perLocale } from '@vitryna/contracts/languages';
import { releaseSchema } from '@vitryna/contracts/release';
import { apps, dataFolder, root } from './project.ts';

/** Gathers the texts of all built apps into the file that the store API's table of translations begins with. */
export function writeTranslations(): string {
  const translations: Record<string, L10n> = {};
  for (const app of apps) {
    const { texts } = releaseSchema.parse(JSON.parse(readFileSync(join(root, app, 'dist/release.json'), 'utf8')));
    for (const [key, text] of Object.entries(texts[defaultLocale] ?? {})) {
      translations[key] = perLocale((locale) => texts[locale]?.[key] ?? text);
    }
  }
  const file = join(dataFolder, 'translations.json');
  mkdirSync(dirname(file), { recursive: true });
  // Processes that start together write it together: each of them reads a whole one.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, JSON.stringify(translations));
  renameSync(own, file);
  return file;
}
