import { ProductCard } from './product-card.tsx';
import type { ProductCardActions, ProductCardView } from './product-card-view.ts';
import styles from './product-row.module.css';

/** Props of {@link ProductRow}. */
export type ProductRowProps = { products: ProductCardView[]; actions?: ProductCardActions };

/** One line of cards that scrolls sideways: two and a slice on phones, up to six at 1920 px. */
export function ProductRow({ products, actions }: ProductRowProps) {
  return (
    <div className={styles.row}>
      {products.map((product) => (
        <ProductCard key={product.id} view={product} {...(actions && { actions })} />
      ))}
    </div>
  );
}
