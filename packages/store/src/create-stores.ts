import { createMemoryStorages } from '@vitryna/persisted-state';
import { createStore } from 'zustand/vanilla';
import type { BaseContext, SliceContext } from './context.ts';
import type { StoresOptions } from './options.ts';
import type { OutboxActions } from './outbox/actions.ts';
import { createOutbox } from './outbox/outbox.ts';
import { claimSingleCopy } from './single-copy.ts';
import { type AppearanceActions, createAppearance } from './slices/appearance.ts';
import { type CartActions, createCart } from './slices/cart.ts';
import { type ComparisonActions, createComparison } from './slices/comparison.ts';
import { createFavourites, type FavouritesActions } from './slices/favourites.ts';
import { createFilters, type FiltersActions } from './slices/filters.ts';
import { createMaintenance, type MaintenanceActions } from './slices/maintenance.ts';
import { createModals, type ModalsActions } from './slices/modals.ts';
import { createRecentlyViewed, type RecentlyViewedActions } from './slices/recently-viewed.ts';
import { createTranslations, type TranslationsActions } from './slices/translations.ts';
import { createUser, type UserActions } from './slices/user.ts';
import { initialState, type StoreState } from './state.ts';

/** The state of one page and everything that may be done to it. */
export type Stores = {
  getState: () => StoreState;
  /** The server's rendering data; never changes. */
  getInitialState: () => StoreState;
  /** Calls back after every change; gives back how to stop. */
  subscribe: (listener: (state: StoreState, before: StoreState) => void) => () => void;
  user: UserActions;
  cart: CartActions;
  favourites: FavouritesActions;
  comparison: ComparisonActions;
  recentlyViewed: RecentlyViewedActions;
  filters: FiltersActions;
  modals: ModalsActions;
  appearance: AppearanceActions;
  maintenance: MaintenanceActions;
  translations: TranslationsActions;
  outbox: OutboxActions;
};

/**
 * Makes the stores of one page: one set per request on the server, one per tab in the browser.
 *
 * @throws in a browser, when another copy of this package has made stores
 */
export function createStores(options: StoresOptions): Stores {
  claimSingleCopy(globalThis);
  const { onProblem, storages = createMemoryStorages(), now = Date.now, isOffline = () => false, ...given } = options;
  const store = createStore<StoreState>(initialState);
  const base: BaseContext = {
    ...given,
    storages,
    now,
    isOffline,
    read: store.getState,
    write: (slice, change) => store.setState((state) => ({ [slice]: { ...state[slice], ...change } })),
    report: (operation, error, productId) => onProblem?.({ operation, productId: productId ?? null, error }),
  };
  const outbox = createOutbox(base);
  const context: SliceContext = { ...base, outbox };
  const cart = createCart(context);
  const favourites = createFavourites(context);
  const comparison = createComparison(context);
  const appearance = createAppearance(context);

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    user: createUser(context, { cart, favourites, comparison }),
    cart,
    favourites,
    comparison,
    recentlyViewed: createRecentlyViewed(context),
    filters: createFilters(context),
    modals: createModals(context, appearance),
    appearance,
    maintenance: createMaintenance(context),
    translations: createTranslations(context),
    outbox,
  };
}
