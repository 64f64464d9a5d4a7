import { expect, test } from '@jest/globals';
import { integrityOf } from './integrity.ts';

test('is what browsers reckon: the SHA-384 of all bytes', () => {
  // As `openssl dgst -sha384 -binary | openssl base64 -A` has it.
  expect(integrityOf(Buffer.from("alert('Hello, world.');"))).toBe(
    'sha384-H8BRh8j48O9oYatfu5AZzq6A9RINhZO5H16dQZngK7T62em8MUt1FLm52t+eX6xO',
  );
});

test('changes with any byte, be it the last of a large file', () => {
  const file = Buffer.alloc(100_000, 'a');
  const changed = Buffer.from(file);
  changed[file.length - 1] = 0;
  expect(integrityOf(changed)).not.toBe(integrityOf(file));
});
