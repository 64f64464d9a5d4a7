import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { thumbnailWidths } from '@vitryna/contracts/values';
import sharp from 'sharp';
import { buildFont } from '../src/font/build-font.ts';
import { samplePictures } from './sample-pictures.ts';

const folder = fileURLToPath(new URL('../dist/gallery/', import.meta.url));

for (const [code, picture] of Object.entries(samplePictures)) {
  const target = `${folder}pictures/${code}/`;
  await mkdir(target, { recursive: true });
  const drawn = await sharp(Buffer.from(picture)).resize(960).png().toBuffer();
  for (const [name, width] of Object.entries(thumbnailWidths)) {
    const sized = sharp(drawn).resize(width);
    await sized.clone().webp().toFile(`${target}${name}.webp`);
    await sized.clone().avif({ effort: 1 }).toFile(`${target}${name}.avif`);
    await sized.clone().flatten({ background: '#f3f4f1' }).jpeg().toFile(`${target}${name}.jpg`);
  }
}

const { css } = await buildFont(`${folder}fonts`, { publicPath: './', display: 'swap' });
await writeFile(`${folder}fonts/font.css`, css);
