import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PictureDrawer, pictureTypeOf } from '@vitryna/contracts/assortment';
import { thumbnailWidths } from '@vitryna/contracts/values';
import sharp from 'sharp';
import { encoders } from './encoders.ts';
import { fixedPictures } from './fixed-pictures.ts';
import type { Drawing, Job } from './job.ts';

const baseSize = 960;

function svgOf(drawer: PictureDrawer, drawing: Drawing): Buffer {
  if (typeof drawing === 'string') return Buffer.from(fixedPictures[drawing]);
  const type = pictureTypeOf(drawer, drawing);
  if (!type) throw new RangeError(`media: nobody draws '${drawing.type}'`);
  return Buffer.from(type.draw(drawing.params, drawing.view));
}

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
export async function readBase(
  { drawing, folder }: Pick<Job, 'drawing' | 'folder'>,
  drawer: PictureDrawer,
): Promise<Buffer> {
  const path = join(folder, 'base.png');
  const kept = await readFile(path).catch(() => null);
  if (kept) return kept;
  await mkdir(folder, { recursive: true });
  const base = await sharp(svgOf(drawer, drawing))
    .resize(baseSize, baseSize)
    // The base is read again by this machine only: quick to write matters more than small.
    .png({ compressionLevel: 3 })
    .toBuffer();
  await writeWhole(path, base);
  return base;
}

/** Makes one file of a picture and answers its path. Throws what the drawing or the disk throws. */
export async function renderFile(job: Job, drawer: PictureDrawer): Promise<string> {
  const { size, format } = job.file;
  await mkdir(job.folder, { recursive: true });
  const side = thumbnailWidths[size];
  const source = side > baseSize ? svgOf(drawer, job.drawing) : await readBase(job, drawer);
  const picture = sharp(source).resize(side, side);
  const path = join(job.folder, `${size}.${format}`);
  await writeWhole(path, await encoders[format](picture, job.file).toBuffer());
  return path;
}
