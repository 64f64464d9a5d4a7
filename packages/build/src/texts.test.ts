import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { locales } from '@vitryna/contracts/constants';
import { collectTexts } from './texts.ts';

const root = join(import.meta.dirname, '../../..');
const apps = globSync(['shell', 'mf-*', 'examples/{vite,webpack}'], { cwd: root });
const pluralForms = ['one', 'few', 'many', 'other'];

/** Every key that the sources of an app ask for in so many words: `t('…')`. */
function usedKeys(folder: string): string[] {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !name.includes('.test.'),
  );
  const calls = sources.flatMap((name) => [
    ...readFileSync(join(folder, name), 'utf8').matchAll(/\bt\(\s*(?:'((?:[^'\\]|\\.)+)'|"([^"]+)")/g),
  ]);
  return [...new Set(calls.map(([, single, double]) => (single ?? double ?? '').replaceAll("\\'", "'")))];
}

describe.each(apps)('texts of %s', (app) => {
  const texts = collectTexts(join(root, app));

  test.each(locales)('has a text in %s for every key that its sources ask for', (locale) => {
    const own = texts[locale] ?? {};
    const missing = usedKeys(join(root, app, 'src')).filter(
      (key) => !own[key] && !pluralForms.every((form) => own[`${key}_${form}`]),
    );
    expect(missing).toEqual([]);
  });

  test('writes the Ukrainian apostrophe, and no letter like it', () => {
    const wrong = Object.values(texts.uk ?? {}).filter((text) =>
      /\p{Script=Cyrillic}['ʼ`]\p{Script=Cyrillic}/u.test(text),
    );
    expect(wrong).toEqual([]);
  });

  test('has the same keys in both languages', () => {
    expect(Object.keys(texts.uk ?? {}).sort()).toEqual(Object.keys(texts.ru ?? {}).sort());
  });
});
