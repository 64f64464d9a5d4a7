import { isInCart } from '@vitryna/store';
import { useStore, useStores } from '@vitryna/store/react';
import type { ProductCardActions, ProductCardView } from '@vitryna/ui';
import { useMemo } from 'react';
import { shopperMarks, withShopper } from './shopper-marks.ts';
import { useCompare } from './use-compare.ts';

/** These cards with what the shopper did with them: one subscription, and only changed cards are new objects. */
export function useLiveCards<View extends ProductCardView>(products: View[]): View[] {
  const ids = useMemo(() => products.map(({ id }) => id), [products]);
  const marks = useStore((state) => shopperMarks(state, ids));
  return useMemo(() => products.map((product, index) => withShopper(product, Number(marks[index]))), [products, marks]);
}

/** The name of the modal until its contents are loaded, by the buttons that open it. */
const formTitles: { [Kind in ProductCardView['buy']['kind']]?: string } = {
  preOrder: 'Pre-order',
  notify: 'Tell me when it is here',
  ask: 'Ask about the price',
};

/** The handlers of a card, wired to the stores; the same object for the life of the component. */
export function useCardActions(): Required<ProductCardActions> {
  const stores = useStores();
  const onCompare = useCompare();
  return useMemo(
    () => ({
      onBuy: async ({ id, buy }) => {
        const titleKey = formTitles[buy.kind];
        if (titleKey) return stores.modals.open('preOrder', { productId: id, titleKey });
        if (buy.kind === 'buy') await stores.cart.add(id);
        // A refused product is told by a toast; the cart would show nothing new then.
        if (isInCart(stores.getState(), id)) stores.modals.open('cart');
      },
      onFavourite: ({ id }) => void stores.favourites.toggle(id),
      onCompare,
      onPoint: ({ id }, { pointerType, currentTarget }) => {
        if (pointerType !== 'mouse') return;
        import('./second-picture.ts').then(
          ({ showSecondPicture }) => showSecondPicture(currentTarget, id),
          // Without it the card is whole.
          () => undefined,
        );
      },
    }),
    [stores, onCompare],
  );
}
