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
