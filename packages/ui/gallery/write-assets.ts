import { join } from 'node:path';
import { writeGalleryAssets } from './gallery-assets.ts';
import { samplePictures } from './sample-pictures.ts';

await writeGalleryAssets({ folder: join(import.meta.dirname, '..'), pictures: samplePictures, into: 'pictures' });
