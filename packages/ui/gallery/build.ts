export { defineGallery } from './define-gallery.ts';
export { writeGalleryAssets } from './gallery-assets.ts';
