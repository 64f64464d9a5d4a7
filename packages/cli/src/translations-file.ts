import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { releaseSchema } from '@vitryna/contracts/release';
import { apps, dataFolder, root } from './project.ts';

/** Gathers the texts of all built apps into the file that the store API's table of translations begins with. */
export function writeTranslations(): string {
  const translations: Record<string, { uk: string; ru: string }> = {};
  for (const app of apps) {
    const { texts } = releaseSchema.parse(JSON.parse(readFileSync(join(root, app, 'dist/release.json'), 'utf8')));
    for (const [key, uk] of Object.entries(texts.uk ?? {})) {
      translations[key] = { uk, ru: texts.ru?.[key] ?? uk };
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
