import { expect, test } from '@jest/globals';
import { readPreview, signPreview } from './preview-token.ts';

const secret = 'a secret of this test';
const preview = { app: 'mf-catalog', version: '1.2.0-abc', until: 1000 };

test('says what it was signed for until its time is over', () => {
  const token = signPreview(preview, secret);
  expect(token).toMatch(/^[\w.-]+$/);
  expect(readPreview(token, secret, 999_999)).toEqual(preview);
  expect(readPreview(token, secret, 1_000_000)).toBeNull();
});

test('nobody else can have signed it', () => {
  const token = signPreview(preview, secret);
  const [payload, signature] = token.split('.');
  const later = Buffer.from(JSON.stringify({ ...preview, until: 9000 })).toString('base64url');
  const forged = [
    signPreview(preview, 'another secret'),
    `${later}.${signature}`,
    `${payload}.`,
    `${payload}`,
    '',
    '.',
  ];
  expect(forged.map((one) => readPreview(one, secret, 0))).toEqual(forged.map(() => null));
});

test('is for apps and versions only', () => {
  expect(() => signPreview({ ...preview, app: '../../etc' }, secret)).toThrow();
});
