import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '../packages/store-api');

const search = 'how shoppers write words, in the search and in the fields of an address';
const pattern = 'letters that what somebody types is recognised by';
const sample = 'made-up goods and orders';
const format = 'words that the formats of others ask for or refuse';
const words = 'words of one document or list, in every language side by side';

/** Code that may hold Cyrillic, each with the reason. Whatever else is said to a shopper has a key in `src/locales`. */
const reasons = {
  'src/search/': search,
  'src/modules/delivery/find-cities.ts': search,
  'src/modules/delivery/point-repository.ts': search,
  'src/modules/outbox/words.ts': pattern,
  'src/import/sample-catalogue.ts': sample,
  'src/modules/dev/': sample,
  'src/modules/delivery/delivery-settings.ts': sample,
  'src/bank/bank-page.ts': words,
  'src/catalogue/availability.ts': words,
  'src/modules/catalog/': words,
  'src/modules/delivery/quote.ts': words,
  'src/modules/feeds/': format,
  'src/modules/invoice/invoice-texts.ts': words,
};

/** Lines of code, without comments, that hold Cyrillic. */
const cyrillicIn = (source) =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .map((line) => line.replace(/(?:^|\s)\/\/.*$/, '').trim())
    .filter((line) => /\p{Script=Cyrillic}/u.test(line));

test('what the store API says to shoppers stands in its locales', () => {
  const files = globSync('src/**/*.ts', { cwd: root, exclude: ['**/*.test.ts', '**/testing/**', 'src/locales/**'] });
  expect(files.length).toBeGreaterThan(300);
  const found = files
    .filter((file) => !Object.keys(reasons).some((allowed) => file.startsWith(allowed)))
    .flatMap((file) => cyrillicIn(readFileSync(join(root, file), 'utf8')).map((line) => `${file}: ${line}`));
  expect(found).toEqual([]);
});

test.each([
  ["const subject = 'Пароль змінено';", 1],
  ['// як «Пароль»', 0],
  ['/** такі, як «прозорий» */', 0],
  ["tell('The password is changed'); // Пароль", 0],
])('counts the lines of %s', (source, count) => {
  expect(cyrillicIn(source)).toHaveLength(count);
});
