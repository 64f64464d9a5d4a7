import { expect, test } from '@jest/globals';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 'short'],
  ['каштан7', 'short'],
  ['aaaaaaaaaaaa', 'weak'],
  ['12345678', 'weak'],
  ['abcdefghij', 'weak'],
  ['olena2000', 'own'],
  ['olena@example.com', 'own'],
  ['parolka1', 'fair'],
  ['каштан-7-липа', 'strong'],
  ['чотири зовсім різні слова', 'strong'],
] as const)('says of %j that it is %s', (password, strength) => {
  expect(passwordStrength(password, ['olena@example.com', 'olena'])).toBe(strength);
});
