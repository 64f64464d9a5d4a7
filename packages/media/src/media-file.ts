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

/** Whether a text can be the name of a picture: what `pictureHash` makes. */
export const isPictureHash = (text: string): boolean => /^[0-9a-f]{16}$/.test(text);
