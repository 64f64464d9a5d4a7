import { expect, test } from '@jest/globals';
import { filled, isDataFile, judge, tableOfLanguages, withLanguage } from './third-language/judge.mjs';

const error = (file) => `${file}(4,7): error TS2741: Property 'en' is missing in type '{ uk: string; ru: string; }'`;
const noticed = error(tableOfLanguages);
const said = (...files) => [noticed, ...files.map(error)].join('\n');

test('a language is missed in data', () => {
  const data = ['shell/src/locales/last-words.ts', 'examples/demo-shop/demo-catalogue/src/content/faq.ts'];
  expect(judge(said(...data))).toEqual({ faults: [], data: [...data, tableOfLanguages].sort() });
});

test.each(['mf-catalog/src/routes/a.tsx', 'packages/contracts/src/constants.ts', 'packages/locales.ts'])(
  'code that misses a language is refused: %s',
  (file) => expect(judge(said(file)).faults).toEqual([error(file)]),
);

test('an error without a place is refused', () => {
  const lost = 'error TS18003: No inputs were found in config file.';
  expect(judge(`${noticed}\n${lost}`).faults).toEqual([lost]);
});

test('a language that nothing notices is refused', () => {
  expect(judge('').faults).toHaveLength(1);
  expect(judge(error('shell/src/locales/last-words.ts')).faults).toHaveLength(1);
});

test('knows the files of data', () => {
  const files = [
    'packages/i18n/src/format.test.ts',
    'packages/store/src/testing/fixtures.ts',
    'packages/store/src/outbox.ts',
  ];
  expect(files.map(isDataFile)).toEqual([true, true, false]);
});

test('adds a language to the list', () => {
  expect(withLanguage("export const locales = ['uk', 'ru'] as const;", 'en')).toBe(
    "export const locales = ['uk', 'ru', 'en'] as const;",
  );
  expect(() => withLanguage('export const others = [];', 'en')).toThrow('no list of languages');
});

test.each([
  ["const a = { uk: 'Так', ru: 'Да' };", "const a = { uk: 'Так', ru: 'Да', en: 'Так' };"],
  ['const a = { uk, ru };', 'const a = { uk, ru, en: uk };'],
  [
    'const a = { uk: { b: { uk: 1, ru: 2 } }, ru: 3 };',
    'const a = { uk: { b: { uk: 1, ru: 2, en: 1 } }, ru: 3, en: { b: { uk: 1, ru: 2, en: 1 } } };',
  ],
  ["const a = { ru: 'Да', uk: 'Так' };", "const a = { ru: 'Да', en: 'Так', uk: 'Так' };"],
  ["const codes = { uk: 'ua', ru: 'ru' };", "const codes = { uk: 'ua', ru: 'ru', en: 'en' };"],
  ["const a = { uk: 'Так' };", "const a = { uk: 'Так' };"],
  ['const a = { uk: 1, ru: 2, en: 3 };', 'const a = { uk: 1, ru: 2, en: 3 };'],
])('fills %s', (code, whole) => expect(filled('a.ts', code, 'en')).toBe(whole));
