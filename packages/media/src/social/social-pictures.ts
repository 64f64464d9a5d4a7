import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Asker } from '@vitryna/fair-queue';
import type { DrawingPool } from '../drawing-pool.ts';
import type { SocialJob } from './draw-social.ts';
import { type SocialBrand, type SocialCard, type SocialSubject, socialVersion } from './social-card.ts';

/** What stands beside the words, as it is drawn. */
export type SocialSource = SocialJob['picture'];

type Options = {
  folder: string;
  pool: DrawingPool<SocialJob>;
  brand: SocialBrand;
  /** The picture of a hash; null when nobody knows it. */
  sourceOf: (hash: string) => Promise<SocialSource>;
};

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/**
 * Pictures for social networks in a folder of their own: one of each subject and language, so that prices of the past take no room. Another
 * brand has other files.
 */
export function createSocialPictures({ folder, pool, brand, sourceOf }: Options) {
  const ownFolder = join(folder, hashOf(brand));

  /** The bytes of a card's picture, drawn when they are not there. Rejects when it cannot be drawn, or too many wait. */
  return async (subject: SocialSubject, card: SocialCard, asker: Asker): Promise<Buffer> => {
    const place = hashOf([subject.kind, subject.id, subject.locale]);
    const versions = join(ownFolder, place.slice(0, 2), place);
    const version = socialVersion(card);
    const path = join(versions, version, 'l.jpg');
    const kept = await readFile(path).catch(() => null);
    if (kept) return kept;
    const picture = card.picture === null ? null : await sourceOf(card.picture);
    const name = brand.name[subject.locale];
    const file = { size: 'l', format: 'jpg' } as const;
    await pool.drawNow({ folder: join(versions, version), file, card, name, brand, picture }, asker);
    const drawn = await readFile(path);
    for (const other of await readdir(versions))
      if (other !== version) await rm(join(versions, other), { recursive: true, force: true });
    return drawn;
  };
}
