import { createContext, createElement, type ReactElement, type ReactNode, useContext } from 'react';
import { useStore as useVanillaStore } from 'zustand/react';
import type { Stores } from './create-stores.ts';
import { claimSingleCopy } from './single-copy.ts';
import type { StoreState } from './state.ts';

const StoresContext = createContext<Stores | null>(null);

/** Gives the components below the stores of this page. */
export function StoreProvider({ stores, children }: { stores: Stores; children?: ReactNode }): ReactElement {
  return createElement(StoresContext, { value: stores }, children);
}

function useProvided(hook: string): Stores {
  const stores = useContext(StoresContext);
  if (stores) return stores;
  claimSingleCopy(globalThis);
  throw new Error(`@vitryna/store: ${hook} found no StoreProvider above it. Render the component inside one.`);
}

/** The stores of this page, for what a handler does; reading state through them does not render again. */
export function useStores(): Stores {
  return useProvided('useStores()');
}

/**
 * A part of the state; renders again when that part is another value. While hydrating it is the anonymous initial
 * state, as on the server. The selector gives something that is in the state, or a primitive: a new object on every
 * call would render for ever.
 *
 * @example const units = useStore(countCartUnits);
 */
export function useStore<Part>(selector: (state: StoreState) => Part): Part {
  return useVanillaStore(useProvided('useStore()'), selector);
}
