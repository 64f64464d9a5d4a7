import type { CardView } from '@vitryna/product-view';
import { PriceBlock, ProductPicture, StockMark, wholeWords } from '@vitryna/ui';
import styles from './pre-order.module.css';

/** The subject of the form. */
export function OrderedProduct({ view }: { view: CardView }) {
  return (
    <div className={styles.product}>
      <span className={`lit ${styles.picture}`}>
        <ProductPicture picture={view.picture && { ...view.picture, alt: '' }} sizes="72px" isPriority />
      </span>
      <div className={styles.text}>
        <a className={styles.title} href={view.href}>
          {wholeWords(view.title)}
        </a>
        <StockMark status={view.status} />
        <PriceBlock current={view.price} previous={view.previousPrice} size="s" isAlone />
      </div>
    </div>
  );
}
