import type { CartLine, Favourite, L10n, User } from '@vitryna/contracts/api';
import type { CookieValue, listViewCookie, themeCookie } from '@vitryna/contracts/cookies';
import { type ModalExtras, type ModalName, modalNames } from './modal-names.ts';
import type { WriteOperation } from './outbox/describe-write.ts';

/** `idle` before anyone asked; a later reload keeps `ready`. */
export type LoadStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** `profile` is null for an anonymous visitor; while `status` is not `ready` nobody knows who it is. */
export type UserState = { profile: User | null; status: LoadStatus };

/** `lines` are as the shopper wants them; `pending` names the products whose change is still on its way. */
export type CartState = { lines: CartLine[]; status: LoadStatus; pending: string[] };

/** `ids` are as the shopper wants them, `items` what the server has of them. */
export type FavouritesState = { items: Favourite[]; ids: string[]; status: LoadStatus };

/** Products to compare, by main category; at most six in a group (contract §2). */
export type ComparisonState = { groups: { categoryId: string; ids: string[] }[] };

/** Products this browser looked at, the newest first. */
export type RecentlyViewedState = { ids: string[] };

/** How a list shows its products. */
export type ListViewName = CookieValue<typeof listViewCookie>;

/** The filter panel and the list beside it. The panel's choices are in the address. */
export type FiltersState = {
  sideFilterMenu: { isShown: boolean };
  collapsedGroups: string[];
  listView: ListViewName;
};

/** One modal; `extra` is what its contents were opened with. */
export type ModalState<Name extends ModalName = ModalName> = { isActive: boolean; extra: ModalExtras[Name] | null };

/** All modals; `stack` holds the active ones, the topmost last. The page scrolls only while it is empty. */
export type ModalsState = { byName: { [Name in ModalName]: ModalState<Name> }; stack: ModalName[] };

export type Theme = CookieValue<typeof themeCookie>;

/** The shopper's preferences, and the pop-ups that were shown. */
export type AppearanceState = {
  theme: Theme;
  modals: { ad: { wasShown: boolean }; leadCapture: { wasShown: boolean } };
};

/** The maintenance record (specification §3). */
export type MaintenanceState = { isEnabled: boolean; message: L10n | string | null; status: LoadStatus };

/** Whether the whole language has arrived; `idle` means the texts of the first page only. */
export type TranslationsState = { status: LoadStatus };

/** A change that waits for a connection. */
export type WaitingWrite = { operation: WriteOperation; productId: string };

/** The outcome of queued changes: refused with the API's code, or made at another price, in hryvnia, than was seen. */
export type OutboxNotice =
  | { kind: 'refused'; operation: WriteOperation; productId: string; code: string }
  | { kind: 'repriced'; productId: string; name: L10n; price: number };

/** Changes that wait for a connection, and what a shopper should hear of those that waited. */
export type OutboxState = { waiting: WaitingWrite[]; notices: OutboxNotice[] };

/** Everything in the store: plain data, never changed in place. */
export type StoreState = {
  user: UserState;
  cart: CartState;
  favourites: FavouritesState;
  comparison: ComparisonState;
  recentlyViewed: RecentlyViewedState;
  filters: FiltersState;
  modals: ModalsState;
  appearance: AppearanceState;
  maintenance: MaintenanceState;
  translations: TranslationsState;
  outbox: OutboxState;
};

/** The state of a visitor nobody knows anything about: what the server renders and the browser hydrates with. */
export function initialState(): StoreState {
  const closed = modalNames.map((name) => [name, { isActive: false, extra: null }] as const);
  return {
    user: { profile: null, status: 'idle' },
    cart: { lines: [], status: 'idle', pending: [] },
    favourites: { items: [], ids: [], status: 'idle' },
    comparison: { groups: [] },
    recentlyViewed: { ids: [] },
    filters: { sideFilterMenu: { isShown: true }, collapsedGroups: [], listView: 'grid' },
    modals: { byName: Object.fromEntries(closed) as ModalsState['byName'], stack: [] },
    appearance: { theme: 'system', modals: { ad: { wasShown: false }, leadCapture: { wasShown: false } } },
    maintenance: { isEnabled: false, message: null, status: 'idle' },
    translations: { status: 'idle' },
    outbox: { waiting: [], notices: [] },
  };
}
