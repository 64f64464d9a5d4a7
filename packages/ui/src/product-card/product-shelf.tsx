import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { PendingCard, ProductCard } from './product-card.tsx';
import type { CardHtml, ProductCardActions, ProductCardView } from './product-card-view.ts';
import styles from './product-shelf.module.css';

/** Props of {@link ProductShelf}. */
export type ProductShelfProps = {
  products: ProductCardView[];
  actions?: ProductCardActions;
  /** Contents of cards that were rendered before, on the server; where it gives none, the card renders its own. */
  htmlOf?: CardHtml | undefined;
  /** `full` uses the page's width, `beside` leaves room for the filters. */
  layout?: 'full' | 'beside';
  /** `table` shows labelled specifications from 768 px. */
  view?: 'plain' | 'table';
  /** A heading for screen readers; give it where no visible `<h2>` stands above, as on a category page. */
  heading?: string;
  /** How many of the first pictures load at once: those in view when the page opens. */
  priorityCount?: number;
  /** Whether the card at this place is rendered now; the others are empty cells. All unless told. */
  isDue?: ((index: number) => boolean) | undefined;
  /** More cells after the products, such as skeletons. */
  children?: ReactNode;
};

/** Cells that share their hairlines: 2 columns on phones, 3 from 768 px, up to 6 at 1920 px. */
export function ProductShelf({
  products,
  actions,
  htmlOf,
  layout = 'full',
  view = 'plain',
  heading,
  priorityCount = 0,
  isDue,
  children,
}: ProductShelfProps) {
  return (
    <>
      {heading && <h2 className="visually-hidden">{heading}</h2>}
      <div className={classNames(styles.shelf, styles[layout], styles[view])}>
        {products.map((product, index) =>
          isDue && !isDue(index) ? (
            <PendingCard key={product.id} />
          ) : (
            <ProductCard
              key={product.id}
              view={product}
              {...(actions && { actions })}
              isPriority={index < priorityCount}
              html={htmlOf?.(product, index < priorityCount)}
            />
          ),
        )}
        {children}
      </div>
    </>
  );
}
