import { expect, test } from '@jest/globals';
import { createPasswords, inThisThread } from './passwords.ts';

const cheap = createPasswords(inThisThread, { log2n: 4, blockSize: 1, rounds: 1 });

test('knows its own hashes, also those of another cost, and no other password', async () => {
  const stored = await cheap.hash('каштан і липа');
  expect(await createPasswords(inThisThread).verify('каштан і липа', stored)).toBe(true);
  expect(await cheap.verify('каштан і липа ', stored)).toBe(false);
  expect(await cheap.hash('каштан і липа')).not.toBe(stored);
});

test('takes composed and decomposed letters for the same', async () => {
  expect(await cheap.verify('каштани\u0306', await cheap.hash('каштанй'))).toBe(true);
});

test('does not let anybody in without a stored hash', async () => {
  expect(await cheap.verify('', null)).toBe(false);
});

test('costs what OWASP advises when nobody says otherwise', async () => {
  expect(await createPasswords(inThisThread).hash('x')).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
});
