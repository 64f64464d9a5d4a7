import type { Uploads } from '@vitryna/media';
import type { Connection } from '../../database/connection.ts';
import { findOwned, sweepUnclaimed } from './repository.ts';

/** How long a form may stay open with a picture in it, in milliseconds; its files live longer, so that no claimed one is ever removed. */
const lifeMs = { row: 6 * 3_600_000, file: 7 * 3_600_000 };
/** How many files one question is about. */
const batch = 500;

/** Removes pictures that no form claimed, and the files of those whose owner is gone. May run in several processes at once. */
export async function sweepUploads(
  db: Connection,
  uploads: Pick<Uploads, 'listBefore' | 'remove'>,
  now: Date,
): Promise<void> {
  await sweepUnclaimed(db, new Date(now.getTime() - lifeMs.row));
  const ids = await uploads.listBefore(new Date(now.getTime() - lifeMs.file));
  for (let at = 0; at < ids.length; at += batch) {
    const some = ids.slice(at, at + batch);
    const owned = await findOwned(db, some);
    for (const id of some) if (!owned.has(id)) await uploads.remove(id);
  }
}
