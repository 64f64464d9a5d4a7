import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isEdrpou, isUkrainianIban } from './check-digits.ts';

test('knows the numbers of the register by their last digit', () => {
  // The last one of each kind begins a second count, with weights that are two more.
  for (const code of ['14360570', '21133352', '00032129', '37193071'])
    expect([code, isEdrpou(code)]).toEqual([code, true]);
  for (const code of ['14360571', '1436057', '143605700', 'abcdefgh', ''])
    expect([code, isEdrpou(code)]).toEqual([code, false]);
});

test('one right last digit fits any beginning', () => {
  const endings = (start: string) => Array.from({ length: 10 }, (_, digit) => `${start}${digit}`).filter(isEdrpou);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999 }), fc.integer({ min: 0, max: 999_999_999 }), (company, person) => {
      expect(endings(String(company).padStart(7, '0'))).toHaveLength(1);
      expect(endings(String(person).padStart(9, '0'))).toHaveLength(1);
    }),
  );
});

test('knows an account number by its check digits, and any one wrong digit', () => {
  const iban = 'UA213223130000026007233566001';
  expect(isUkrainianIban(iban)).toBe(true);
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 28 }), fc.integer({ min: 1, max: 9 }), (at, step) => {
      const wrong = (Number(iban[at]) + step) % 10;
      expect(isUkrainianIban(`${iban.slice(0, at)}${wrong}${iban.slice(at + 1)}`)).toBe(false);
    }),
  );
  for (const other of ['GB82WEST12345698765432', iban.slice(0, -1), iban.toLowerCase()])
    expect(isUkrainianIban(other)).toBe(false);
});
