import { formatNumber } from '@vitryna/i18n';
import { useTranslate } from '@vitryna/i18n/react';
import { ChipRow, LinkChip, ProductPicture } from '@vitryna/ui';
import type { SubcategoryView } from '../load-category.ts';
import styles from './subcategories.module.css';

/** What a category is divided into: tiles with pictures in a department, chips further down, where products are what one came for. */
export function Subcategories({ links }: { links: SubcategoryView[] }) {
  const t = useTranslate();
  const hasTiles = links.some(({ tile }) => tile);
  const hasPictures = links.some(({ tile }) => tile?.picture);
  return (
    <div className={hasTiles ? styles.tiles : styles.chips}>
      <ChipRow label={t('Subcategories')} isScrolling={!hasTiles}>
        {links.map(({ href, text, tile }) => (
          <LinkChip key={href} href={href}>
            {tile && hasPictures && (
              <ProductPicture picture={tile.picture && { ...tile.picture, alt: '' }} sizes="96px" />
            )}
            {text}
            {tile && <small>{formatNumber(tile.count)}</small>}
          </LinkChip>
        ))}
      </ChipRow>
    </div>
  );
}
