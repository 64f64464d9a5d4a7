import { join } from 'node:path';
import { collectTexts } from '@vitryna/build/texts';
import { defineGallery } from '@vitryna/ui/gallery/build';

const folder = join(import.meta.dirname, '..');

/** A static page of every block that editors write: `pnpm --filter @vitryna/mf-content gallery`, then serve `dist/gallery`. */
export default defineGallery({ folder, define: { galleryTexts: JSON.stringify(collectTexts(folder)) } });
