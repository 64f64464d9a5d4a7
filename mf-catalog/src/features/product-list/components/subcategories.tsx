import { formatNumber } from '@vitryna/i18n';
import { useTranslate } from '@vitryna/i18n/react';
import { ChipRow, classNames, LinkChip, ProductPicture } from '@vitryna/ui';
import type { SubcategoryView } from '../load-category.ts';
import styles from './subcategories.module.css';

/** How many tiles the first row of a tablet has where it has fewer than the others, which have three, or four. */
function widerTiles(count: number): string | undefined {
  const rest = count % (count % 3 === 1 ? 4 : 3);
  return [undefined, styles.wide1, styles.wide2, styles.wide3][rest];
}

/** Marks from which the rows of tiles follow. */
const rowsOf = (count: number) =>
  classNames(count % 2 === 1 && styles.odd, count % 3 === 1 && styles.four, widerTiles(count));

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
        hasTiles && rowsOf(links.length),
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
