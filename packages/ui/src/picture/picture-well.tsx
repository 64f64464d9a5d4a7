import { classNames } from '../class-names.ts';
import styles from './picture-well.module.css';
import { type Picture, ProductPicture } from './product-picture.tsx';

/** A small picture of a product beside its words, on the lit ground that pictures stand on. */
export function PictureWell({ picture, size = 56 }: { picture: Picture | null; size?: 56 | 64 }) {
  return (
    <span className={classNames('lit', styles.well, size === 64 && styles.large)}>
      <ProductPicture picture={picture} sizes={`${size}px`} />
    </span>
  );
}
