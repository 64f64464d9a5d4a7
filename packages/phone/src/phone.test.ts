import { expect, jest, test } from '@jest/globals';
import { optional, ruleMessages } from '@vitryna/contracts/rules';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { formatPhone, maxFormats, normalisePhone, phone } from './phone.ts';

test.each([
  '+380671234567',
  '380671234567',
  '0671234567',
  '067 123-45-67',
  '+38 (067) 123-45-67',
  '8 (067) 123 45 67',
  ' 80671234567',
])('%s is a Ukrainian number [§5.10 §9.14]', (value) => expect(normalisePhone(value)).toBe('+380671234567'));

test('keeps a number of another country [§5.10]', () => {
  expect(normalisePhone('+48 22 123 45 67')).toBe('+48221234567');
  // An 8 before a zero is no way out of an exchange where a country stands before it.
  expect(normalisePhone('+88067 123 45 67')).toBe('+880671234567');
});

test.each(['', 'phone', '+38067123456', '06712345678', '12345', 'call 0671234567', '0'.repeat(300)])(
  'refuses %j [§9.17]',
  (value) => expect(normalisePhone(value)).toBeNull(),
);

test('the rule gives the international format, one message for what is wrong, and may be optional [§5.10 §8.14]', () => {
  const verdict = (value: unknown) => phone.safeParse(value).error?.issues.map(({ message }) => message);
  expect(phone.parse(' 0671234567 ')).toBe('+380671234567');
  expect([verdict(''), verdict('  '), verdict(undefined)]).toEqual([1, 2, 3].map(() => [ruleMessages.required]));
  expect(verdict('123')).toEqual([ruleMessages.phone]);
  expect(optional(phone).parse(' ')).toBeUndefined();
});

test('shows a number as fields write it, on one line, and leaves what is none', () => {
  expect(formatPhone('067 123-45-67')).toBe('+38\u00A0(067)\u00A0123-45-67');
  expect(formatPhone(` ${'0671234567'.repeat(100)}`)).toBe(` ${'0671234567'.repeat(100)}`);
  expect(formatPhone('+380671234567')).toBe('+38\u00A0(067)\u00A0123-45-67');
  expect(formatPhone('+48221234567')).toBe('+48\u00A022\u00A0123\u00A045\u00A067');
  expect(formatPhone('soon')).toBe('soon');
});

test('formats the 32 numbers that were used last only once [§9.19]', () => {
  const format = jest.fn(parsePhoneNumberFromString);
  const number = (index: number) => `+3806712345${String(index).padStart(2, '0')}`;
  const asks = (index: number) => {
    format.mockClear();
    formatPhone(number(index), format as unknown as typeof parsePhoneNumberFromString);
    return format.mock.calls.length;
  };
  for (let index = 0; index < maxFormats; index += 1) expect(asks(index)).toBe(1);
  expect(asks(0)).toBe(0);
  expect(asks(maxFormats)).toBe(1);
  // The one that was not used for longest has gone.
  expect([asks(0), asks(1)]).toEqual([0, 1]);
});
