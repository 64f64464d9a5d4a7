import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureDrawer } from '@vitryna/contracts/assortment';
import sharp, { type OverlayOptions } from 'sharp';
import type { Drawing, FileJob } from '../job.ts';
import { readBase, writeWhole } from '../render.ts';
import type { SocialBrand, SocialCard } from './social-card.ts';
import { logoBox, pictureBox, socialSvg } from './social-svg.ts';

/** A picture for social networks to make: plain data, because it is sent to the process that makes it. */
export type SocialJob = FileJob & {
  card: SocialCard;
  /** The store's name in the language of the card. */
  name: string;
  brand: SocialBrand;
  /** What stands beside the words, and the folder of its own files. */
  picture: { drawing: Drawing; folder: string } | null;
};

async function pictureOf({ picture }: SocialJob, drawer: PictureDrawer): Promise<OverlayOptions[]> {
  if (!picture) return [];
  const { left, top, side } = pictureBox;
  const input = await sharp(await readBase(picture, drawer))
    .resize(side, side)
    .png()
    .toBuffer();
  return [{ input, left, top }];
}

async function logoOf({ brand }: SocialJob): Promise<OverlayOptions> {
  const { left, top, width, height } = logoBox(brand);
  // Drawn larger than it is: an SVG without a size would be 32 pixels made larger.
  const input = await sharp(Buffer.from(brand.logo), { density: 288 })
    .resize(width, height, { fit: 'contain', position: 'left', background: '#ffffff00' })
    .png()
    .toBuffer();
  return { input, left, top };
}

/** Draws it and answers its path. Throws what the drawing or the disk throws. */
export async function drawSocial(job: SocialJob, drawer: PictureDrawer): Promise<string> {
  const path = join(job.folder, `${job.file.size}.${job.file.format}`);
  const picture = sharp(Buffer.from(socialSvg(job.card, job.name, job.brand))).composite([
    ...(await pictureOf(job, drawer)),
    await logoOf(job),
  ]);
  await mkdir(job.folder, { recursive: true });
  // Words on plain ground: without colours cut to half, letters would have a seam.
  await writeWhole(path, await picture.flatten().jpeg({ quality: 84, chromaSubsampling: '4:4:4' }).toBuffer());
  return path;
}
