import { join } from 'node:path';
import { defineGallery } from './define-gallery.ts';

/** A static page of every token and component: `pnpm --filter @vitryna/ui gallery`, then open `dist/gallery/index.html`. */
export default defineGallery({ folder: join(import.meta.dirname, '..') });
