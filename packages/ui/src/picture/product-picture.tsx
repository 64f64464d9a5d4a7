import { thumbnailWidths } from '@vitryna/contracts/values';
import { classNames } from '../class-names.ts';
import styles from './product-picture.module.css';

/** A rendered picture: `base` is the address of its folder of sizes, such as `/media/0f3a…/`. */
export type Picture = { base: string; alt: string };

/** Props of {@link ProductPicture}. */
export type ProductPictureProps = {
  picture: Picture;
  /** The `sizes` attribute: how wide the picture is shown at each width of the window. */
  sizes: string;
  /** The first pictures in view load at once and first; all others wait until they come near. */
  isPriority?: boolean;
  className?: string | undefined;
};

/** The candidates of a picture's `srcset`: every browser that this store is built for shows AVIF. */
function sourceSet(base: string): string {
  let set = '';
  for (const [size, width] of Object.entries(thumbnailWidths)) set += `${set && ','}${base}${size}.avif ${width}w`;
  return set;
}

/** A square picture at the smallest size that is sharp enough. It keeps its place while loading. */
export function ProductPicture({ picture, sizes, isPriority, className }: ProductPictureProps) {
  const base = picture.base.endsWith('/') ? picture.base : `${picture.base}/`;
  return (
    <img
      className={classNames(styles.picture, className)}
      // Before `src`, or a browser may begin with the wrong file.
      srcSet={sourceSet(base)}
      sizes={sizes}
      src={`${base}m.avif`}
      alt={picture.alt}
      width={480}
      height={480}
      loading={isPriority ? undefined : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding={isPriority ? undefined : 'async'}
    />
  );
}

/** The folder of sizes of an API thumbnail: `/media/<hash>/m.webp` gives `/media/<hash>/`. */
export function pictureBase(thumbnailUrl: string): string {
  return thumbnailUrl.slice(0, thumbnailUrl.lastIndexOf('/') + 1);
}
