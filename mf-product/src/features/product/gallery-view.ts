import type { Img } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import { toPicture } from '@vitryna/product-view';
import type { Picture } from '@vitryna/ui';

/** Every picture that may be shown in a language, in order. */
export function toPictures(images: readonly Img[], locale: Locale): Picture[] {
  return images.flatMap((image) => toPicture([image], locale) ?? []);
}
