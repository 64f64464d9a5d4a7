import type { ApiClient } from '@vitryna/api-client';
import type { Locale } from '@vitryna/contracts/constants';
import type { EventPayloads } from '@vitryna/contracts/events';
import type { EventBus } from '@vitryna/event-bus';
import { createBrowserStorages } from '@vitryna/persisted-state';
import { comparisonKey, createStores, type StoreProblem, type Stores } from '@vitryna/store';

type Input = {
  locale: Locale;
  api: ApiClient;
  eventBus: EventBus<EventPayloads>;
  onProblem: (problem: StoreProblem) => void;
  /** The account of a signed-in user remembers this language. */
  onUserLocale: (wanted: Locale) => void;
};

/** News from other tabs; a tab is alone where the channel is refused, as Firefox does without cookies. */
export function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('vitryna');
  } catch {
    return undefined;
  }
}

/** The stores of this tab. Changes of other tabs are read again here. */
export function createBrowserStores({ locale, api, eventBus, onProblem, onUserLocale }: Input): Stores {
  const stores = createStores({
    locale,
    api,
    eventBus,
    onProblem,
    storages: createBrowserStorages(window),
    isOffline: () => !navigator.onLine,
    onUserLocale,
  });
  eventBus.on('checkout:cart-changed', (_, { isFromOtherTab }) => {
    if (isFromOtherTab) void stores.cart.load();
  });
  eventBus.on('account:favourites-changed', (_, { isFromOtherTab }) => {
    if (isFromOtherTab) void stores.favourites.load();
  });
  eventBus.on('account:user-changed', (_, { isFromOtherTab }) => {
    if (isFromOtherTab) void Promise.all([stores.user.load(), stores.cart.load()]);
  });
  // This list is in the storage itself, which may hear of a change later than the other tab's news come.
  addEventListener('storage', ({ key }) => {
    if (key === comparisonKey) stores.comparison.load();
  });
  return stores;
}
