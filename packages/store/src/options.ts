import type { Locale } from '@vitryna/contracts/constants';
import type { EventPayloads } from '@vitryna/contracts/events';
import type { Query } from '@vitryna/contracts/query-string';
import type { Storages } from '@vitryna/persisted-state';
import type { z } from 'zod';

/** The part of the API client that the store calls. Paths are below `/user`; answers are parsed `data`. */
export type StoreApi = {
  get: <T>(path: string, options: { schema: z.ZodType<T>; query?: Query; isQuiet?: boolean }) => Promise<T>;
  post: <T>(
    path: string,
    body: unknown,
    options: { schema: z.ZodType<T>; isQuiet?: boolean; idempotencyKey?: string },
  ) => Promise<T>;
};

/** The events that the store emits. */
export type StoreEventName =
  | 'checkout:cart-changed'
  | 'account:user-changed'
  | 'account:favourites-changed'
  | 'catalog:comparison-changed';

/** The part of the event bus that the store needs. */
export type StoreEventBus = {
  emit: <Name extends StoreEventName>(name: Name, payload: EventPayloads[Name]) => void;
};

/** The store's operation when it failed. */
export type StoreOperation =
  | 'user.load'
  | 'user.signOut'
  | 'user.saveLocale'
  | 'cart.load'
  | 'cart.add'
  | 'cart.setQuantity'
  | 'cart.remove'
  | 'favourites.load'
  | 'favourites.add'
  | 'favourites.remove'
  | 'comparison.load'
  | 'comparison.add'
  | 'comparison.remove'
  | 'maintenance.load'
  | 'translations.load';

/** A failure that the state has already recovered from. `error` is usually an `ApiError`. */
export type StoreProblem = { operation: StoreOperation; productId: string | null; error: unknown };

export type StoresOptions = {
  locale: Locale;
  api: StoreApi;
  eventBus: StoreEventBus;
  /** Left out: memory, which is what the server wants. */
  storages?: Storages;
  /** Whether there is no connection: changes wait then, and nothing is read. Left out: there always is one. */
  isOffline?: () => boolean;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** The store of texts when the whole language arrives, and its source: the export call unless `load` is given. */
  texts?: { add: (texts: Record<string, string>) => void; load?: () => Promise<Record<string, string>> };
  /** Called with every failure. The API client's own hooks have told the shopper of network failures and of 429. */
  onProblem?: (problem: StoreProblem) => void;
  /** Called when the user that was fetched prefers another language than this page's. */
  onUserLocale?: (locale: Locale) => void;
};
