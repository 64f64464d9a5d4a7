export { type CardView, toProductCardView } from './product-card-view.ts';
export { toPicture } from './to-picture.ts';
