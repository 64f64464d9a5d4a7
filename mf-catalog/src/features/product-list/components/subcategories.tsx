import { formatNumber } from '@vitryna/i18n';
import { useTranslate } from '@vitryna/i18n/react';
import { ChipRow, classNames, LinkChip, ProductPicture } from '@vitryna/ui';
import type { SubcategoryView } from '../load-category.ts';
import styles from './subcategories.module.css';

/** Subcategories of a category: tiles with pictures in a department, chips further down, where products are what one came for. */
export function Subcategories({ links }: { links: SubcategoryView[] }) {
  const t = useTranslate();
  const hasTiles = links.some(({ tile }) => tile);
  const hasPictures = links.some(({ tile }) => tile?.picture);
  return (
    <div
      className={classNames(
        hasTiles ? styles.tiles : styles.chips,
        hasPictures && styles.pictured,
        hasTiles && links.length % 2 === 1 && styles.odd,
        hasTiles && links.length % 3 === 1 && styles.four,
      )}
      data-count={hasTiles ? links.length : undefined}
    >
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
