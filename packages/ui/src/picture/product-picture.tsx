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

// The five sizes of the contract, in pixels of a square.
const widths = { xs: 96, s: 240, m: 480, l: 960, xl: 1600 };

function sourceSet(base: string, extension: string): string {
  let set = '';
  for (const [size, width] of Object.entries(widths)) set += `${set && ','}${base}${size}.${extension} ${width}w`;
  return set;
}

/** A square picture in AVIF, WebP or JPEG at the smallest size that is sharp enough. It keeps its place while loading. */
export function ProductPicture({ picture, sizes, isPriority, className }: ProductPictureProps) {
  const base = picture.base.endsWith('/') ? picture.base : `${picture.base}/`;
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(base, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(base, 'webp')} sizes={sizes} />
      <img
        className={classNames(styles.picture, className)}
        src={`${base}m.jpg`}
        alt={picture.alt}
        width={480}
        height={480}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : undefined}
        decoding={isPriority ? undefined : 'async'}
      />
    </picture>
  );
}

/** The folder of sizes of an API thumbnail: `/media/<hash>/m.webp` gives `/media/<hash>/`. */
export function pictureBase(thumbnailUrl: string): string {
  return thumbnailUrl.slice(0, thumbnailUrl.lastIndexOf('/') + 1);
}
