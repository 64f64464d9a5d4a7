import { argon2Sync, scryptSync } from 'node:crypto';

/** Cost of Argon2id: KiB of memory, and how often they are gone over. */
export type Argon2Cost = { memory: number; passes: number; parallelism: number };

/** Cost of scrypt, of passwords from before: 2^log2n blocks of 128 × blockSize bytes. */
export type ScryptCost = { log2n: number; blockSize: number; rounds: number };

/** One key to derive. */
export type HashJob = { password: string; salt: Uint8Array; keyLength: number } & (
  | { algorithm: 'argon2id'; cost: Argon2Cost }
  | { algorithm: 'scrypt'; cost: ScryptCost }
);

/** Derives a key; takes long, and the thread with it. */
export function deriveKey({ password, salt, keyLength, ...job }: HashJob): Uint8Array {
  if (job.algorithm === 'argon2id') {
    return argon2Sync('argon2id', { ...job.cost, message: password, nonce: salt, tagLength: keyLength });
  }
  const { log2n, blockSize, rounds } = job.cost;
  const maxmem = 256 * 2 ** log2n * blockSize;
  return scryptSync(password, salt, keyLength, { N: 2 ** log2n, r: blockSize, p: rounds, maxmem });
}
