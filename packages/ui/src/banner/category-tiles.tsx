import { formatNumber } from '@vitryna/i18n';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './category-tiles.module.css';

/** A department on a tile. */
export type CategoryTileView = { href: string; title: string; count: number; picture?: ReactNode };

/** Departments as cells that share hairlines: two on phones, four on tablets, eight in a row from 1440 px. */
export function CategoryTiles({ categories, label }: { categories: CategoryTileView[]; label: string }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tiles}>
        {categories.map(({ href, title, count, picture }) => (
          <li key={href}>
            <a className={styles.tile} href={href}>
              <span className={classNames('lit', styles.well)}>{picture}</span>
              <b>{title}</b>
              <span className={styles.count}>{formatNumber(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
