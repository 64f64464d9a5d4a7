import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import browserslist from 'browserslist';
import promised from '../browserslist-config.json' with { type: 'json' };
import { browserTargets, languageYear, oldestOf } from './targets.ts';

const root = join(import.meta.dirname, '../../..');

test('takes the oldest version of each engine', () => {
  expect(oldestOf(['chrome 140', 'chrome 99', 'and_chr 150', 'ios_saf 17.6-17.7', 'ios_saf 26.0'])).toEqual({
    chrome: '99',
    ios_saf: '17.6',
  });
});

test('builds for the oldest iOS and Mac of the promise, and for no older browser than it needs', () => {
  expect(browserTargets).toMatchObject({ ios_saf: '17.5', safari: '17.5' });
  expect(Object.keys(browserTargets).sort()).toEqual(['chrome', 'edge', 'firefox', 'ios_saf', 'safari', 'samsung']);
});

test('writes the newest language that all of them read', () => {
  expect(languageYear(browserTargets)).toBe(2024);
  expect(languageYear({ ...browserTargets, safari: '16.6' })).toBe(2022);
  expect(() => languageYear({ ...browserTargets, firefox: '78' })).toThrow('[build] The promised browsers');
});

test('the list of the root, which tools look for, is this one', () => {
  expect(browserslist(undefined, { path: join(root, 'shell') })).toEqual(browserslist(promised));
  const { browserslist: named } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(named).toEqual(['extends @vitryna/build/browserslist-config']);
});
