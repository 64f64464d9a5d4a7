export { loadImporter, loadPictureDrawer, loadSeedSource } from './load-part.ts';
export { type AssortmentParts, readAssortment } from './read-assortment.ts';
