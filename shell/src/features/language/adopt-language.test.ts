/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { beforeEach, expect, jest, test } from '@jest/globals';
import type { Locale } from '@vitryna/contracts/constants';
import type { Stores } from '@vitryna/store';
import { adoptLanguage } from './adopt-language.ts';
import { unsavedLanguage } from './language-choice.ts';

beforeEach(() => sessionStorage.clear());

function setUp(address: string, takesLocale = true) {
  const replace = jest.fn<(href: string) => void>();
  const saveLocale = jest.fn<(locale: Locale) => Promise<boolean>>(async () => takesLocale);
  const { pathname, search, hash } = new URL(address, 'https://shop.example');
  const page = { pathname, search, hash, replace } as unknown as Location;
  return { page, stores: { user: { saveLocale } } as unknown as Stores, replace, saveLocale };
}

test.each<[string, Locale, string]>([
  ['/kamery/a?page=2#reviews', 'uk', '/ua/kamery/a?page=2#reviews'],
  ['/ua/kamery', 'ru', '/kamery'],
  ['/', 'ru', '/ru'],
  ['/ru', 'uk', '/'],
])('goes to the same page in the stored language of the user [§4.10]', async (address, wanted, target) => {
  const { page, stores, replace } = setUp(address);
  await adoptLanguage(wanted, stores, page);
  expect(replace.mock.calls).toEqual([[target]]);
});

test('stays where the language is the right one', async () => {
  const { page, stores, replace } = setUp('/ua/kamery');
  await adoptLanguage('uk', stores, page);
  expect(replace).not.toHaveBeenCalled();
});

test.each([
  [true, null],
  [false, 'ru'],
] as const)('keeps a language that was just chosen and tells the account: taken is %p', async (takesLocale, left) => {
  unsavedLanguage().write('ru');
  const { page, stores, replace, saveLocale } = setUp('/kamery', takesLocale);
  await adoptLanguage('uk', stores, page);
  expect(replace).not.toHaveBeenCalled();
  expect(saveLocale.mock.calls).toEqual([['ru']]);
  expect(unsavedLanguage().read()).toBe(left);
});
