import { expect, test } from '@jest/globals';
import { createPasswords, inThisThread } from './passwords.ts';

const cheap = createPasswords(inThisThread, { memory: 8, passes: 1, parallelism: 1 });

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
  const stored = await createPasswords(inThisThread).hash('x');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
});

test('knows passwords that were kept by scrypt, and that they are to be kept anew', async () => {
  const old = 'scrypt$4$1$1$AAAAAAAAAAAAAAAAAAAAAA$jH2Q5HzRqPfGjjZTj2rvmNX2z2goCuHStvWfrIq6wqg';
  expect(await cheap.verify('каштан і липа', old)).toBe(true);
  expect(await cheap.verify('каштан', old)).toBe(false);
  const { isOutdated } = createPasswords(inThisThread);
  const today = createPasswords(inThisThread);
  expect([isOutdated(old), isOutdated(await cheap.hash('x')), isOutdated(await today.hash('x'))]).toEqual([
    true,
    true,
    false,
  ]);
});
