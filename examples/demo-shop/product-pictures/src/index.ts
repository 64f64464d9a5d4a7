export {
  drawPicture,
  isFullPicture,
  type PictureSpec,
  pictureHash,
  pictureTypes,
  rendererVersion,
  turnSpec,
  turnViews,
} from './picture.ts';
export type { PictureParams, PictureType } from './studio/picture-type.ts';
