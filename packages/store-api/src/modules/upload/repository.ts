import { invalidField } from '../../core/failure.ts';
import type { Connection } from '../../database/connection.ts';

/** The subjects of uploads. */
type UploadOwner = { kind: 'review' | 'return'; id: string | number };

const ownerOf = ({ kind, id }: UploadOwner): string => `${kind}:${id}`;

/** Writes down that a picture was taken; until a form claims it, it is nobody's. */
export async function addUpload(db: Connection, id: string, now: Date): Promise<void> {
  await db.insertInto('upload').values({ id, created_at: now, owner: null }).execute();
}

/**
 * Gives pictures to what a form has made, in their order, within its transaction. Throws 400 for one that is gone, or belongs to
 * something else already: an id is good once.
 */
export async function claimUploads(transaction: Connection, ids: readonly string[], owner: UploadOwner): Promise<void> {
  for (const [position, id] of ids.entries()) {
    const claimed = await transaction
      .updateTable('upload')
      .set({ owner: ownerOf(owner), position })
      .where('id', '=', id)
      .where('owner', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (claimed === undefined)
      throw invalidField(`files.${position}`, { rule: 'gone', message: '@Attach the picture again' });
  }
}

/** The pictures of several owners of one kind, each in order. */
export async function readUploads(
  db: Connection,
  kind: UploadOwner['kind'],
  ids: readonly (string | number)[],
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>(ids.map((id) => [String(id), []]));
  if (ids.length === 0) return found;
  const owners = ids.map((id) => ownerOf({ kind, id }));
  const rows = await db
    .selectFrom('upload')
    .select(['id', 'owner'])
    .where('owner', 'in', owners)
    .orderBy('position')
    .execute();
  for (const { id, owner } of rows) found.get(owner?.slice(kind.length + 1) ?? '')?.push(id);
  return found;
}

/** Shows the pictures of an owner to everybody. */
export async function publishUploads(transaction: Connection, owner: UploadOwner): Promise<void> {
  await transaction.updateTable('upload').set({ is_public: true }).where('owner', '=', ownerOf(owner)).execute();
}

/** Takes the pictures of an owner away from it; the sweep removes their files. */
export async function removeUploads(transaction: Connection, owner: UploadOwner): Promise<void> {
  await transaction.deleteFrom('upload').where('owner', '=', ownerOf(owner)).execute();
}

/** Whether everybody may see a picture. */
export async function isPublicUpload(db: Connection, id: string): Promise<boolean> {
  const row = await db.selectFrom('upload').select('is_public').where('id', '=', id).executeTakeFirst();
  return row?.is_public === true;
}

/** Which of these ids belong to something. */
export async function findOwned(db: Connection, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('upload')
    .select('id')
    .where('id', 'in', [...ids])
    .where('owner', 'is not', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Removes the rows of pictures that nobody claimed in time. */
export async function sweepUnclaimed(db: Connection, before: Date): Promise<void> {
  await db.deleteFrom('upload').where('owner', 'is', null).where('created_at', '<', before).execute();
}
