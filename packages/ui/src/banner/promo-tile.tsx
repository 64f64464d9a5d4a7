import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './promo-tile.module.css';

/** Props of {@link PromoTile}. */
export type PromoTileProps = { href: string; title: ReactNode; text?: ReactNode; picture?: ReactNode };

/** A small offer on a lit well, beside the great one. */
export function PromoTile({ href, title, text, picture }: PromoTileProps) {
  return (
    <a className={styles.tile} href={href}>
      <div className={classNames('lit', styles.words)}>
        <h3>{title}</h3>
        {text && <p>{text}</p>}
      </div>
      {picture && <div className={styles.picture}>{picture}</div>}
    </a>
  );
}
