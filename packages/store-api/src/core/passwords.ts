import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import type { HashJob, HashPool } from './hash-pool.ts';

/** Hashes passwords and compares them. */
export type Passwords = {
  hash: (password: string) => Promise<string>;
  /** Whether this is the password; without a stored hash it takes as long and is not. */
  verify: (password: string, stored: string | null) => Promise<boolean>;
};

/** Cost of scrypt: 2^15 blocks of 8 × 128 bytes (32 MiB), three times over, as OWASP advises for servers with little memory. */
const defaultCost = { log2n: 15, blockSize: 8, rounds: 3 };
const keyLength = 32;

type Cost = typeof defaultCost;

/** Derives keys in this very thread: for costs of nothing, in tests. */
export const inThisThread: Pick<HashPool, 'derive'> = {
  derive: async ({ password, salt, keyLength: length, options }) => scryptSync(password, salt, length, options),
};

const toJob = (password: string, salt: Buffer, { log2n, blockSize, rounds }: Cost): HashJob => ({
  // The same letters may come composed or not, depending on the keyboard.
  password: password.normalize('NFKC'),
  salt,
  keyLength,
  options: { N: 2 ** log2n, r: blockSize, p: rounds, maxmem: 256 * 2 ** log2n * blockSize },
});

/** Passwords at a cost of our choice; a stored hash says at which cost it was made. */
export function createPasswords(pool: Pick<HashPool, 'derive'>, cost: Cost = defaultCost): Passwords {
  const write = (salt: Buffer, key: Uint8Array): string =>
    [
      'scrypt',
      cost.log2n,
      cost.blockSize,
      cost.rounds,
      salt.toString('base64url'),
      Buffer.from(key).toString('base64url'),
    ].join('$');
  const nobody = write(randomBytes(16), randomBytes(keyLength));
  return {
    hash: async (password) => {
      const salt = randomBytes(16);
      return write(salt, await pool.derive(toJob(password, salt, cost)));
    },
    verify: async (password, stored) => {
      const [, log2n, blockSize, rounds, salt = '', key = ''] = (stored ?? nobody).split('$');
      const storedCost = { log2n: Number(log2n), blockSize: Number(blockSize), rounds: Number(rounds) };
      const derived = await pool.derive(toJob(password, Buffer.from(salt, 'base64url'), storedCost));
      const isSame = timingSafeEqual(derived, Buffer.from(key, 'base64url'));
      return isSame && stored !== null;
    },
  };
}
