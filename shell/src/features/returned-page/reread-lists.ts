import { isShopperKnown } from '../../tab/session-hint.ts';
import type { Feature } from '../feature.ts';

/**
 * A page that comes back whole (Back button, bfcache) slept while other pages and tabs changed the cart, and heard no news: who the
 * shopper is and what is in the cart is read again.
 */
export const rereadLists: Feature = ({ stores }) => {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const { profile, status } = stores.getState().user;
    // Somebody has signed out meanwhile: nothing of theirs is shown until it is known who is here now.
    if (profile && !isShopperKnown()) stores.user.forget();
    if (isShopperKnown() || status !== 'idle') void Promise.all([stores.user.load(), stores.cart.load()]);
  });
};
