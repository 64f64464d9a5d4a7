import { isShopperKnown } from '../../tab/session-hint.ts';
import type { Feature } from '../feature.ts';

/**
 * A page that comes back whole (Back button, bfcache) slept while other pages and tabs changed the cart, and heard no news: who the
 * shopper is and what is in the cart is read again.
 */
export const rereadLists: Feature = ({ stores }) => {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isShopperKnown()) void Promise.all([stores.user.load(), stores.cart.load()]);
  });
};
