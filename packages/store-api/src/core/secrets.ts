import { createHash, randomBytes } from 'node:crypto';

/** Letters that are not mistaken for one another when a code is read aloud or typed. */
const codeLetters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** An unguessable name for a link or a cookie: 32 random bytes, 43 characters of base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** An unguessable id that may stand in an address: 20 characters. */
export const newId = (): string => randomBytes(15).toString('base64url');

/** Whether a text can be such an id: what cannot, the database need not be asked about, and some of it it could not be. */
export const isId = (text: string): boolean => /^[\w-]{20}$/.test(text);

/** The stored form of a token, so that the table alone opens nothing. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** An unguessable code for people, in groups of four: `7K3M-Q9XP-2DVH`, 58 bits. */
export function newCode(): string {
  const letters: string[] = [];
  while (letters.length < 12) {
    // Bytes beyond the last whole round would make the first letters likelier.
    for (const byte of randomBytes(16)) {
      if (byte < 240 && letters.length < 12) letters.push(codeLetters.charAt(byte % codeLetters.length));
    }
  }
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-');
}
