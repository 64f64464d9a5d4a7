import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { thumbnailWidths } from '@vitryna/contracts/values';
import { drawPicture, type PictureSpec } from '@vitryna/product-pictures';
import sharp from 'sharp';
import { buildFont } from '../src/font/build-font.ts';

const folder = fileURLToPath(new URL('../dist/gallery/', import.meta.url));

const spec = (type: string, params: PictureSpec['params'], view = 'front'): PictureSpec => ({ type, view, params });

/** Pictures of the sample products by code. */
const pictures: Record<string, PictureSpec> = {
  1048276: spec('dome-camera', { brand: 'Vartis', series: 'Dome', model: '4 Pro', colour: '#e4e6e8' }),
  1048312: spec('bullet-camera', { brand: 'Vartis', series: 'Bullet', model: '8', colour: '#e4e6e8' }),
  1048341: spec('dome-camera', { brand: 'Vartis', series: 'Turret', model: '5', colour: '#e4e6e8' }),
  1049107: spec('dome-camera', { brand: 'Obrii', series: 'Dome', model: 'Zoom 5X', colour: '#2c2f35' }),
  1052034: spec('bullet-camera', { brand: 'Vartis', series: 'Bullet', model: '4G', colour: '#e4e6e8' }),
  1054002: spec('power-station', { brand: 'Zoria', series: '2000', model: '2000' }),
  1055018: spec('router', { brand: 'Mriya', series: 'AX', model: 'AX6000', antennas: 4 }),
  1048120: spec('smart-hub', { brand: 'Kutok', series: 'Hub', model: 'Mini' }),
};

for (const [code, picture] of Object.entries(pictures)) {
  const target = `${folder}pictures/${code}/`;
  await mkdir(target, { recursive: true });
  const drawn = await sharp(Buffer.from(drawPicture(picture)))
    .resize(960)
    .png()
    .toBuffer();
  for (const [name, width] of Object.entries(thumbnailWidths)) {
    const sized = sharp(drawn).resize(width);
    await sized.clone().webp().toFile(`${target}${name}.webp`);
    await sized.clone().avif({ effort: 1 }).toFile(`${target}${name}.avif`);
    await sized.clone().flatten({ background: '#f3f4f1' }).jpeg().toFile(`${target}${name}.jpg`);
  }
}

const { css } = await buildFont(`${folder}fonts`, { publicPath: './', display: 'swap' });
await writeFile(`${folder}fonts/font.css`, css);
