import type { CardView } from '@vitryna/product-view';
import { LiveShelf } from '@vitryna/product-view/live';
import styles from './favourite-shelf.module.css';

type Props = { products: CardView[]; layout: 'full' | 'beside' };

/** Favourites as cards: few as they often are, none stands alone in a row of its own. */
export function FavouriteShelf({ products, layout }: Props) {
  return (
    <div className={styles[layout]}>
      <LiveShelf products={products} layout={layout} />
    </div>
  );
}
