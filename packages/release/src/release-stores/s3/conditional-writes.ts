import { ReleaseError } from '../../model/release-error.ts';
import type { Bucket } from './bucket.ts';

const key = 'conditional-writes';
const bytes = Buffer.from('Written to see that a write on a condition is refused where the condition does not hold.\n');

/**
 * Throws unless the storage refuses a write whose condition does not hold. One that does not know the conditions ignores
 * them and says yes to everything: two people who promote at once would overwrite each other.
 */
export async function assertConditionalWrites(bucket: Bucket, location: string): Promise<void> {
  await bucket.write(key, bytes);
  const wrongTag = { etag: `"${'0'.repeat(32)}"` };
  const accepted = await Promise.all([bucket.write(key, bytes, 'absent'), bucket.write(key, bytes, wrongTag)]);
  if (!accepted.includes(true)) return;
  throw new ReleaseError('refused', `${location} ignores the conditions of writes (If-Match, If-None-Match)`, {
    details: ['a pointer there is not safe from two promotes at once; take a storage that knows them'],
  });
}
