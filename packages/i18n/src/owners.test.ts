import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { locales } from '@vitryna/contracts/constants';

const root = join(import.meta.dirname, '../../..');
const workspaces = ['shell', ...readdirSync(root).filter((name) => name.startsWith('mf-'))];
const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);

function readTexts(workspace: string, locale: string): [string, string][] {
  try {
    return Object.entries(JSON.parse(readFileSync(join(root, workspace, 'src/locales', `${locale}.json`), 'utf8')));
  } catch {
    return [];
  }
}

// Texts of a page are one table: two owners of a key that disagree would take turns.
test.each(locales)('says of a key the same in every workspace that has it (%s)', (locale) => {
  const known = new Map<string, { workspace: string; text: string }>();
  const quarrels: string[] = [];
  for (const workspace of [...workspaces, ...packages]) {
    for (const [key, text] of readTexts(workspace, locale)) {
      const before = known.get(key);
      if (before && before.text !== text) quarrels.push(`${key}: ${before.workspace} and ${workspace}`);
      known.set(key, { workspace, text });
    }
  }
  expect(known.size).toBeGreaterThan(500);
  expect(quarrels).toEqual([]);
});

// `message` of a failure is a key of the translations (contract §0): whichever the API or a rule gives, somebody has its text.
test.each(locales)('has a text for every message that the API answers (%s)', (locale) => {
  const known = new Set([...workspaces, ...packages].flatMap((name) => readTexts(name, locale).map(([key]) => key)));
  const answering = ['packages/store-api/src', 'packages/contracts/src', 'packages/phone/src'];
  const messages = new Set(
    answering
      .flatMap((folder) =>
        readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
      )
      .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
      .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/'(@[A-Z][^'\n]+)'/g)])
      .map(([, key = '']) => key),
  );
  expect(messages.size).toBeGreaterThan(30);
  expect([...messages].filter((key) => !known.has(key))).toEqual([]);
});

// A line may end with a dash and not begin with one.
test.each(locales)('keeps a dash with the word before it (%s)', (locale) => {
  const texts = [...workspaces, ...packages].flatMap((name) => readTexts(name, locale).map(([, text]) => text));
  expect(texts.filter((text) => / [—–]/.test(text))).toEqual([]);
});
