import { ProductCard } from './product-card.tsx';
import type { CardHtml, ProductCardActions, ProductCardView } from './product-card-view.ts';
import styles from './product-row.module.css';

/** Props of {@link ProductRow}. */
export type ProductRowProps = {
  products: ProductCardView[];
  actions?: ProductCardActions;
  /** Contents of cards that were rendered before, on the server; where it gives none, the card renders its own. */
  htmlOf?: CardHtml | undefined;
};

/** One line of cards that scrolls sideways: two and a slice on phones, up to six at 1920 px. */
export function ProductRow({ products, actions, htmlOf }: ProductRowProps) {
  return (
    <div className={styles.row}>
      {products.map((product) => (
        <ProductCard key={product.id} view={product} {...(actions && { actions })} html={htmlOf?.(product, false)} />
      ))}
    </div>
  );
}
