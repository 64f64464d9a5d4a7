import { useTranslate } from '@vitryna/i18n/react';
import { Rating } from '../rating/rating.tsx';
import { StockMark } from '../stock/stock-mark.tsx';
import { wholeWords } from '../text/whole-words.tsx';
import glyphs from './card-glyphs.module.css';
import styles from './product-card.module.css';
import { isAvailable, type ProductCardView } from './product-card-view.ts';

/** The props of every part of a card. */
export type CardPartProps = { view: ProductCardView };

/** Rating and number of reviews, and the product's code on the same line. */
export function CardMeta({ view }: CardPartProps) {
  return (
    <>
      <Rating value={view.rating} count={view.reviewsCount} />
      <span className={styles.code}>{view.code}</span>
    </>
  );
}

/** The name, which is the card's link. */
export function CardTitle({ view }: CardPartProps) {
  return (
    <h3 className={styles.title}>
      <a href={view.href}>{wholeWords(view.title)}</a>
    </h3>
  );
}

/** The key specifications: labelled rows in a table shelf, one line of values elsewhere and on phones. A row is one element. */
export function CardKeySpecs({ view }: CardPartProps) {
  return (
    <ul className={styles.keySpecs}>
      {view.keySpecs.map(({ label, value, isBare }) => (
        <li key={label} data-name={label} className={isBare ? styles.said : undefined}>
          {wholeWords(value)}
        </li>
      ))}
    </ul>
  );
}

/** Stock at the left, free delivery at the right. */
export function CardStock({ view }: CardPartProps) {
  const t = useTranslate();
  return (
    <StockMark status={view.status} className={styles.stock}>
      {view.isDeliveryFree && isAvailable(view) && (
        <span className={`${styles.free} ${glyphs.glyph} ${glyphs.truck}`}>{t('free delivery')}</span>
      )}
    </StockMark>
  );
}
