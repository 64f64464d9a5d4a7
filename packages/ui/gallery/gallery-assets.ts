import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { thumbnailWidths } from '@vitryna/contracts/values';
import sharp from 'sharp';
import { buildFont } from '../src/font/build-font.ts';

type Assets = {
  /** The workspace of the gallery. */
  folder: string;
  /** Drawings by their names. */
  pictures: Record<string, string>;
  /** The folder of pictures within the gallery: in it each has one with its sizes. */
  into: string;
};

/** Writes what a gallery shows besides its page: the font, and pictures in all sizes. */
export async function writeGalleryAssets({ folder, pictures, into }: Assets): Promise<void> {
  const gallery = join(folder, 'dist/gallery');
  for (const [code, picture] of Object.entries(pictures)) {
    const target = join(gallery, into, code);
    await mkdir(target, { recursive: true });
    const drawn = await sharp(Buffer.from(picture)).resize(960).png().toBuffer();
    for (const [name, width] of Object.entries(thumbnailWidths)) {
      const sized = sharp(drawn).resize(width);
      await sized
        .clone()
        .webp()
        .toFile(join(target, `${name}.webp`));
      await sized
        .clone()
        .avif({ effort: 1 })
        .toFile(join(target, `${name}.avif`));
      await sized
        .clone()
        .flatten({ background: '#f3f4f1' })
        .jpeg()
        .toFile(join(target, `${name}.jpg`));
    }
  }
  const { css } = await buildFont(join(gallery, 'fonts'), { publicPath: './', display: 'swap' });
  await writeFile(join(gallery, 'fonts/font.css'), css);
}
