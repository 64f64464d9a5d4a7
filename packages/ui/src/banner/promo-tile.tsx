import type { PictureSource } from '@vitryna/contracts/pictures';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ProductPicture } from '../picture/product-picture.tsx';
import styles from './promo-tile.module.css';

/** Props of {@link PromoTile}. */
export type PromoTileProps = {
  href: string;
  title: string;
  text?: string;
  picture?: PictureSource | null;
  /** A price or another note below the words. */
  note?: ReactNode;
};

/** A small offer on a lit well: on the home page beside the great one, in a category above its products. */
export function PromoTile({ href, title, text, picture, note }: PromoTileProps) {
  return (
    <a className={classNames(styles.tile, picture && styles.pictured)} href={href}>
      <div className={classNames('lit', styles.words)}>
        <h3>{title}</h3>
        {text && <p>{text}</p>}
        {note}
      </div>
      {picture && (
        <div className={styles.picture}>
          <ProductPicture picture={{ ...picture, alt: '' }} sizes="(width >= 768px) 176px, 112px" />
        </div>
      )}
    </a>
  );
}
