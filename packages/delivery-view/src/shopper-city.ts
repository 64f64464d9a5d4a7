import { type ApiClient, isApiError } from '@vitryna/api-client';
import type { City } from '@vitryna/contracts/api';
import { cityCookie, readCityRef } from '@vitryna/contracts/cookies';
import { createBrowserStorages, persist, type Storages } from '@vitryna/persisted-state';
import { loadCalls } from './load-calls.ts';

/** The city that the shopper chose once for the whole store. */
export type ShopperCity = {
  /** Undefined while nobody has looked, null without a city. The same object until it changes. */
  read: () => City | null | undefined;
  /** Told of each change; the first who listens makes it look. */
  subscribe: (listener: () => void) => () => void;
  /** The ref of the chosen one, which a browser knows before anything is asked. */
  ref: () => string | null;
  /** Chooses another one, for all pages and visits to come. */
  choose: (city: City) => void;
};

/**
 * Remembers the city by its ref in a cookie. Pages are kept once for all visitors, so that a server writes none into them: it comes when a
 * browser looks. A city that the store no longer has is forgotten; one that could not be read stays chosen and is asked for again.
 */
export function createShopperCity(api: ApiClient, storages: Storages): ShopperCity {
  const remembered = persist<string | null>(storages, {
    ...cityCookie,
    storage: 'cookies',
    initial: null,
    parse: (stored) => readCityRef(stored),
  });
  const listeners = new Set<() => void>();
  let city: City | null | undefined;
  let isLooking = false;
  const set = (next: City | null | undefined) => {
    city = next;
    for (const listener of listeners) listener();
  };
  const look = async (): Promise<void> => {
    const ref = remembered.read();
    if (ref === null) return set(null);
    if (isLooking || city?.ref === ref) return;
    isLooking = true;
    try {
      const { readCity } = await loadCalls();
      const found = await readCity(api, ref);
      // A choice made in the meantime wins.
      if (remembered.read() === ref) set(found);
    } catch (error) {
      if (isApiError(error) && error.status === 404) {
        remembered.clear();
        set(null);
      }
    } finally {
      isLooking = false;
    }
  };
  return {
    read: () => city,
    subscribe: (listener) => {
      listeners.add(listener);
      void look();
      return () => listeners.delete(listener);
    },
    ref: remembered.read,
    choose: (chosen) => {
      remembered.write(chosen.ref);
      set(chosen);
      globalThis.dispatchEvent?.(new Event(cityCookie.changeEvent));
    },
  };
}

const cities = new WeakMap<ApiClient, ShopperCity>();

/** The city of this tab: parts of a page that share a client share it. */
export function shopperCityOf(api: ApiClient): ShopperCity {
  const known = cities.get(api) ?? createShopperCity(api, createBrowserStorages(window));
  cities.set(api, known);
  return known;
}
