/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Stores } from '@vitryna/store';
import type { App } from '../feature.ts';
import { adoptLanguage } from './adopt-language.ts';
import { keepLanguage } from './keep-language.ts';
import { unsavedLanguage } from './language-choice.ts';
import { prefersUkrainian } from './offer-ukrainian.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

test.each<[string[], boolean]>([
  [['uk-UA', 'ru'], true],
  [['uk'], true],
  [['en', 'uk', 'ru'], true],
  [['ru-RU', 'uk'], false],
  [['ru'], false],
  [['en'], false],
  [[], false],
])('of the languages %j Ukrainian is preferred to Russian: %s', (languages, isPreferred) => {
  expect(prefersUkrainian(languages)).toBe(isPreferred);
});

function visit(pathname: string, search = '') {
  const replace = jest.fn<(address: string) => void>();
  const saveLocale = jest.fn<() => Promise<boolean>>().mockResolvedValue(true);
  const page = { pathname, search, hash: '', replace } as unknown as Location;
  return { replace, saveLocale, page, stores: { user: { saveLocale } } as unknown as Stores };
}

test('adopts the language that the account remembers, on the same page with the same filters', async () => {
  const { page, stores, replace } = visit('/ip-kamery', '?page=2');
  await adoptLanguage('uk', stores, page);
  expect(replace.mock.calls).toEqual([['/ua/ip-kamery?page=2']]);
});

test('tells the account once more what was chosen here, instead of going back', async () => {
  unsavedLanguage().write('ru');
  const { page, stores, replace, saveLocale } = visit('/ip-kamery');
  await adoptLanguage('uk', stores, page);
  expect(saveLocale.mock.calls).toEqual([['ru']]);
  expect(replace).not.toHaveBeenCalled();
  expect(unsavedLanguage().read()).toBeNull();
});

test('remembers the choice while the account does not take it', async () => {
  unsavedLanguage().write('ru');
  const { page, stores, saveLocale } = visit('/ip-kamery');
  saveLocale.mockResolvedValue(false);
  await adoptLanguage('uk', stores, page);
  expect(unsavedLanguage().read()).toBe('ru');
});

test('saves a language that is chosen in the header to the account before the page goes', async () => {
  document.body.innerHTML = '<a data-document hreflang="ru" href="#ru">RU</a>';
  let isTaken: (value: boolean) => void = () => {};
  const saveLocale = jest.fn(() => new Promise<boolean>((resolve) => (isTaken = resolve)));
  const stores = { user: { saveLocale }, getState: () => ({ user: { profile: {}, status: 'ready' } }) };
  keepLanguage({ stores } as unknown as App);
  document.querySelector('a')?.click();
  expect(saveLocale.mock.calls).toEqual([['ru']]);
  expect([location.hash, unsavedLanguage().read()]).toEqual(['', 'ru']);
  const gone = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
  isTaken(true);
  await gone;
  expect([location.hash, unsavedLanguage().read()]).toEqual(['#ru', null]);
});
