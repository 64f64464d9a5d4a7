import { ProductShelf, type ProductShelfProps } from '@vitryna/ui';
import type { CardView } from './product-card-view.ts';
import { useCardHtml } from './use-card-html.tsx';
import { useCardActions, useLiveCards } from './use-live-cards.ts';

/** Props of {@link LiveShelf}: those of a shelf, without actions. */
export type LiveShelfProps = Omit<ProductShelfProps, 'products' | 'actions' | 'htmlOf'> & { products: CardView[] };

/** A shelf whose cards know the cart, the favourites and the comparison, and whose buttons change them. */
export function LiveShelf({ products, ...rest }: LiveShelfProps) {
  return <ProductShelf {...rest} products={useLiveCards(products)} actions={useCardActions()} htmlOf={useCardHtml()} />;
}
