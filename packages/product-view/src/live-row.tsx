import { ProductRow } from '@vitryna/ui';
import type { CardView } from './product-card-view.ts';
import { useCardHtml } from './use-card-html.tsx';
import { useCardActions, useLiveCards } from './use-live-cards.ts';

/** A line of cards that know the cart, the favourites and the comparison, and whose buttons change them. */
export function LiveRow({ products }: { products: CardView[] }) {
  return <ProductRow products={useLiveCards(products)} actions={useCardActions()} htmlOf={useCardHtml()} />;
}
