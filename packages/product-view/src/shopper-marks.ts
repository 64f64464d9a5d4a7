import { isCompared, isFavourite, isInCart, type StoreState } from '@vitryna/store';
import type { ProductCardView } from '@vitryna/ui';

const inCart = 1;
const favourite = 2;
const compared = 4;

/**
 * What a shopper did with each of these products, one digit for a product: a primitive, so that a whole shelf needs one
 * subscription and renders only when a digit changes.
 */
export function shopperMarks(state: StoreState, ids: readonly string[]): string {
  let marks = '';
  for (const id of ids) {
    marks +=
      (isInCart(state, id) ? inCart : 0) +
      (isFavourite(state, id) ? favourite : 0) +
      (isCompared(state, id) ? compared : 0);
  }
  return marks;
}

const marked = new WeakMap<object, Map<number, ProductCardView>>();

/**
 * Lays the shopper's marks (one digit of `shopperMarks`) over a card. The same card and mark give the same object, so
 * that memoised cards stay as they are; without a mark it is the card itself.
 */
export function withShopper<View extends ProductCardView>(view: View, mark: number): View {
  if (mark === 0) return view;
  const known = marked.get(view) ?? new Map<number, ProductCardView>();
  marked.set(view, known);
  const found = known.get(mark) as View | undefined;
  if (found) return found;
  const isBought = (mark & inCart) > 0 && view.buy.kind === 'buy';
  const laid: View = {
    ...view,
    buy: isBought ? { ...view.buy, kind: 'inCart' } : view.buy,
    isFavourite: (mark & favourite) > 0,
    isCompared: (mark & compared) > 0,
  };
  known.set(mark, laid);
  return laid;
}
