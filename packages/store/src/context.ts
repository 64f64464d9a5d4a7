import type { Storages } from '@vitryna/persisted-state';
import type { StoreOperation, StoresOptions } from './options.ts';
import type { Outbox } from './outbox/actions.ts';
import type { StoreState } from './state.ts';

/** The dependencies of the store. */
export type BaseContext = Required<Pick<StoresOptions, 'locale' | 'api' | 'eventBus' | 'now' | 'isOffline'>> &
  Pick<StoresOptions, 'texts' | 'onUserLocale'> & {
    storages: Storages;
    read: () => StoreState;
    /** Replaces parts of one slice's state. */
    write: <Name extends keyof StoreState>(slice: Name, change: Partial<StoreState[Name]>) => void;
    report: (operation: StoreOperation, error: unknown, productId?: string) => void;
  };

/** A slice's dependencies. */
export type SliceContext = BaseContext & { outbox: Outbox };
