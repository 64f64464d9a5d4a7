import { type PictureSource, type ProductPictureSource, placeholderPicture } from '@vitryna/contracts/pictures';
import { thumbnailWidths } from '@vitryna/contracts/values';
import { classNames } from '../class-names.ts';
import styles from './product-picture.module.css';

/** A picture with its words. */
export type Picture = ProductPictureSource & { alt: string };

/** Props of {@link ProductPicture}. */
export type ProductPictureProps = {
  /** `null` shows the placeholder, which says nothing that the words beside it do not. */
  picture: Picture | null;
  /** The `sizes` attribute: how wide the picture is shown at each width of the window. */
  sizes: string;
  /** The first pictures in view load at once and first; all others wait until they come near. */
  isPriority?: boolean;
  className?: string | undefined;
};

/** The candidates of a picture's `srcset`: every browser that this store is built for shows AVIF. */
export function candidatesOf({ base, srcSet }: PictureSource): string {
  if (srcSet) return srcSet;
  let set = '';
  for (const [size, width] of Object.entries(thumbnailWidths)) set += `${set && ','}${base}${size}.avif ${width}w`;
  return set;
}

/** A square picture at the smallest size that is sharp enough. It keeps its place while loading. */
export function ProductPicture({ picture, sizes, isPriority, className }: ProductPictureProps) {
  const source = picture ?? placeholderPicture;
  return (
    <img
      className={classNames(styles.picture, className)}
      // Before `src`, or a browser may begin with the wrong file.
      srcSet={candidatesOf(source)}
      sizes={sizes}
      src={`${source.base}m.avif`}
      alt={picture?.alt ?? ''}
      width={480}
      height={480}
      loading={isPriority ? undefined : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding={isPriority ? undefined : 'async'}
    />
  );
}
