export { drawPicture, pictureDrawer, pictureTypes } from './picture.ts';
