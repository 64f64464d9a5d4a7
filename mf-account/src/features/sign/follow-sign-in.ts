import type { EventPayloads } from '@vitryna/contracts/events';
import type { EventBus } from '@vitryna/event-bus';
import type { Stores } from '@vitryna/store';

/** Brings what belongs to who has just signed in, here and in the other tabs: user, favourites, comparison, cart. */
export async function followSignIn(stores: Stores, eventBus: Pick<EventBus<EventPayloads>, 'emit'>): Promise<void> {
  const { status } = stores.getState().user;
  await stores.user.load();
  if (status === 'ready') return;
  // Nobody had asked who it was, so the store took the answer for the first one of its page: no event, and the cart as it was.
  eventBus.emit('account:user-changed', { isSignedIn: true });
  await stores.cart.load();
}
