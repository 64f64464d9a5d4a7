import { PriceBlock } from '@vitryna/ui';
import type { BannerPrice as Price } from '../to-home-view.ts';
import styles from './banner-price.module.css';

/** The product's price and previous price in a banner: in ink, since red is for a badge wherever the ground is not the page's own. */
export function BannerPrice({ price, previousPrice }: Price) {
  return (
    <div className={styles.price}>
      <PriceBlock current={price} previous={previousPrice} isAlone />
    </div>
  );
}
