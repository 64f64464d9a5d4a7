import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { thumbnailWidths } from '@vitryna/contracts/values';
import sharp from 'sharp';
import { encoders } from '../encoders.ts';
import type { ResizeJob } from '../job.ts';
import { writeWhole } from '../render.ts';

/** Most pixels of a picture, before it is made smaller. */
const maxPixels = 40_000_000;

// A picture's type is read from its bytes. Drawings and documents are refused: their readers open files and addresses of their own.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`),
});

/** Makes one file of a picture that came from outside: upright, never larger than it was, without whatever else it carried. */
export async function resizeFile({ source, folder, file }: ResizeJob): Promise<void> {
  const side = thumbnailWidths[file.size];
  const picture = sharp(await readFile(source), { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true });
  await writeWhole(join(folder, `${file.size}.${file.format}`), await encoders[file.format](picture, file).toBuffer());
}
