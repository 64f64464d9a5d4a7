import { randomBytes, timingSafeEqual } from 'node:crypto';
import { type Argon2Cost, deriveKey, type HashJob } from './derive-key.ts';
import type { HashPool } from './hash-pool.ts';

/** Hashes passwords and compares them. */
export type Passwords = {
  hash: (password: string) => Promise<string>;
  /** Whether this is the password; without a stored hash it takes as long and is not. */
  verify: (password: string, stored: string | null) => Promise<boolean>;
  /** Whether a stored hash was made in another way, or at another cost, than one is made today. */
  isOutdated: (stored: string) => boolean;
};

/** 19 MiB, gone over twice: what OWASP advises for Argon2id. */
const defaultCost: Argon2Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const keyLength = 32;

/** Derives keys in this very thread: for costs of nothing, in tests. */
export const inThisThread: Pick<HashPool, 'derive'> = { derive: async (job) => deriveKey(job) };

/** How a password is hashed to be compared, and what must come of it. */
type Kept = { toJob: (password: string) => HashJob; key: Buffer };

const argon2Pattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Reads what is kept of a password: Argon2id in the PHC form, or scrypt of before. */
function readKept(stored: string): Kept {
  const [, memory, passes, parallelism, salt, key] = argon2Pattern.exec(stored) ?? [];
  if (salt !== undefined && key !== undefined) {
    const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
    const made = { algorithm: 'argon2id' as const, cost, salt: Buffer.from(salt, 'base64'), keyLength };
    return { toJob: (password) => ({ ...made, password }), key: Buffer.from(key, 'base64') };
  }
  const [, log2n, blockSize, rounds, oldSalt = '', oldKey = ''] = stored.split('$');
  const cost = { log2n: Number(log2n), blockSize: Number(blockSize), rounds: Number(rounds) };
  const made = { algorithm: 'scrypt' as const, cost, salt: Buffer.from(oldSalt, 'base64url'), keyLength };
  return { toJob: (password) => ({ ...made, password }), key: Buffer.from(oldKey, 'base64url') };
}

const toText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replaceAll('=', '');

/** Passwords at a cost of our choice; a stored hash says how it was made. */
export function createPasswords(pool: Pick<HashPool, 'derive'>, cost: Argon2Cost = defaultCost): Passwords {
  const prefix = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`;
  const write = (salt: Uint8Array, key: Uint8Array): string => `${prefix}${toText(salt)}$${toText(key)}`;
  const nobody = write(randomBytes(16), randomBytes(keyLength));
  // The same letters may come composed or not, depending on the keyboard.
  const normal = (password: string): string => password.normalize('NFKC');
  return {
    hash: async (password) => {
      const salt = randomBytes(16);
      return write(
        salt,
        await pool.derive({ algorithm: 'argon2id', password: normal(password), salt, keyLength, cost }),
      );
    },
    verify: async (password, stored) => {
      const { toJob, key } = readKept(stored ?? nobody);
      const derived = await pool.derive(toJob(normal(password)));
      return timingSafeEqual(derived, key) && stored !== null;
    },
    isOutdated: (stored) => !stored.startsWith(prefix),
  };
}
