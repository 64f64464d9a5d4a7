import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@vitryna/contracts/constants';

/** Workspace packages that show texts of their own inside an app's bundle. */
const textPackages = ['ui', 'forms', 'product-view', 'subscription', 'delivery-view'].map((name) => `@vitryna/${name}`);

/** Texts of an app and of the packages bundled into it: the fallback of the translations export, locale → key → text. */
export function collectTexts(folder: string): Record<string, Record<string, string>> {
  const folders = [...textFolders(folder), folder];
  return Object.fromEntries(
    locales.map((locale) => [locale, Object.assign({}, ...folders.map((path) => readTexts(path, locale)))]),
  );
}

/** Of packages that bring others along, those come first. */
function textFolders(folder: string): string[] {
  const folders = textPackages.map((name) => join(folder, 'node_modules', name)).filter(existsSync);
  return folders.flatMap((path) => [...textFolders(path), path]);
}

function readTexts(folder: string, locale: string): Record<string, string> {
  const file = join(folder, 'src/locales', `${locale}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}
