import { turnViews } from '@vitryna/contracts/assortment';
import { type ThumbnailType, thumbnailWidths } from '@vitryna/contracts/values';
import { z } from 'zod';

/** Content type of every format. */
export const mediaFormats = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
export type MediaFormat = keyof typeof mediaFormats;

/** One file of a picture. */
export type MediaFile = { size: ThumbnailType; format: MediaFormat };

const fileSchema = z
  .string()
  .regex(new RegExp(`^(${Object.keys(thumbnailWidths).join('|')})\\.(${Object.keys(mediaFormats).join('|')})$`))
  .transform((name) => {
    const [size, format] = name.split('.');
    return { size, format } as MediaFile;
  });

/** `m.avif` and its like; null for anything else. */
export function parseMediaFile(name: string): MediaFile | null {
  const result = fileSchema.safeParse(name);
  return result.success ? result.data : null;
}

/**
 * What a name says: the hash of a picture, or `<hash>-<view>` for one of the views of its turn, 00 to 23; null for anything else.
 *
 * @example parsePictureName('0123456789abcdef-07'); // { hash: '0123456789abcdef', turn: 7 }
 */
export function parsePictureName(name: string): { hash: string; turn: number | null } | null {
  const [, hash = '', view] = /^([0-9a-f]{16})(?:-(\d\d))?$/.exec(name) ?? [];
  const turn = view === undefined ? null : Number(view);
  return hash !== '' && (turn ?? 0) < turnViews ? { hash, turn } : null;
}
