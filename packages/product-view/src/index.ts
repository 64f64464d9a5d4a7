export { avifSet, cardPreload } from './preload-picture.ts';
export { type CardView, toProductCardView } from './product-card-view.ts';
export { toPicture } from './to-picture.ts';
