import { z } from 'zod';

/** Side of every size in pixels; pictures are square. */
export const mediaSizes = { xs: 96, s: 240, m: 480, l: 960, xl: 1600 } as const;
export type MediaSize = keyof typeof mediaSizes;

/** Content type of every format. */
export const mediaFormats = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
export type MediaFormat = keyof typeof mediaFormats;

/** One file of a picture. */
export type MediaFile = { size: MediaSize; format: MediaFormat };

const fileSchema = z
  .string()
  .regex(/^(xs|s|m|l|xl)\.(avif|webp|jpg)$/)
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
