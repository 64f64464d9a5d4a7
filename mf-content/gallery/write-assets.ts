import { join } from 'node:path';
import { writeGalleryAssets } from '@vitryna/ui/gallery/build';
import { samplePictures } from './sample-pictures.ts';

await writeGalleryAssets({ folder: join(import.meta.dirname, '..'), pictures: samplePictures, into: 'media' });
