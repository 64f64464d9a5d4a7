import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { thumbnailWidths } from '@vitryna/contracts/values';
import { drawPicture } from '@vitryna/product-pictures';
import sharp, { type Sharp } from 'sharp';
import { fixedPictures } from './fixed-pictures.ts';
import type { Drawing, Job } from './job.ts';
import type { MediaFile, MediaFormat } from './media-file.ts';

/** The ground of products, where a format knows no transparency. */
const lightWell = '#F3F4F1';
const baseSize = 960;

// Small pictures are looked at closely and cost little; large ones are mostly smooth ground. A card picture has 5 to 10 KB.
const avifQuality = { xs: 60, s: 46, m: 50, l: 52, xl: 50 } as const;
const webpQuality = { xs: 80, s: 76, m: 74, l: 72, xl: 70 } as const;

const encoders: Record<MediaFormat, (picture: Sharp, file: MediaFile) => Sharp> = {
  // Effort 2 is within a few per cent of the bytes of effort 4 at a third of its time.
  avif: (picture, { size }) => picture.avif({ quality: avifQuality[size], effort: 2 }),
  webp: (picture, { size }) => picture.webp({ quality: webpQuality[size], alphaQuality: 85, effort: 3 }),
  jpg: (picture) => picture.flatten({ background: lightWell }).jpeg({ quality: 80 }),
};

const svgOf = (drawing: Drawing) =>
  Buffer.from(typeof drawing === 'string' ? fixedPictures[drawing] : drawPicture(drawing));

/** Writes a file so that readers see all of it or nothing. */
export async function writeWhole(path: string, data: Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}.tmp`;
  await writeFile(draft, data);
  await rename(draft, path);
}

/**
 * The picture without loss at 960 pixels: drawn once, kept on disk, every other size comes from it. Drawn small at once, the edges of
 * the surfaces' patches would show.
 */
async function readBase({ drawing, folder }: Job): Promise<Buffer> {
  const path = join(folder, 'base.png');
  const kept = await readFile(path).catch(() => null);
  if (kept) return kept;
  const base = await sharp(svgOf(drawing))
    .resize(baseSize, baseSize)
    // The base is read again by this machine only: quick to write matters more than small.
    .png({ compressionLevel: 3 })
    .toBuffer();
  await writeWhole(path, base);
  return base;
}

/** Makes one file of a picture and answers its path. Throws what the drawing or the disk throws. */
export async function renderFile(job: Job): Promise<string> {
  const { size, format } = job.file;
  await mkdir(job.folder, { recursive: true });
  const side = thumbnailWidths[size];
  const source = side > baseSize ? svgOf(job.drawing) : await readBase(job);
  const picture = sharp(source).resize(side, side);
  const path = join(job.folder, `${size}.${format}`);
  await writeWhole(path, await encoders[format](picture, job.file).toBuffer());
  return path;
}
