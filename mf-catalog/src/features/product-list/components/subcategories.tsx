import { useTranslate } from '@vitryna/i18n/react';
import { ChipRow, LinkChip, ProductPicture } from '@vitryna/ui';
import type { SubcategoryView } from '../load-category.ts';
import styles from './subcategories.module.css';

/** What a category is divided into: tiles with pictures in a department, chips further down, where products are what one came for. */
export function Subcategories({ links }: { links: SubcategoryView[] }) {
  const t = useTranslate();
  const hasTiles = links.some(({ tile }) => tile);
  return (
    <div className={hasTiles ? styles.tiles : styles.chips}>
      <ChipRow label={t('Subcategories')} isScrolling={!hasTiles}>
        {links.map(({ href, text, tile }) => (
          <LinkChip key={href} href={href}>
            {tile && <ProductPicture picture={tile.picture && { ...tile.picture, alt: '' }} sizes="96px" />}
            {text}
            {tile && <small>{tile.count}</small>}
          </LinkChip>
        ))}
      </ChipRow>
    </div>
  );
}
