export { avifSet, cardPreload } from './preload-picture.ts';
export { type CardView, toProductCardView } from './product-card-view.ts';
export { categoryPicture, toPicture, toPictures } from './to-picture.ts';
