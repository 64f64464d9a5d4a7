import type { City } from '@vitryna/contracts/api';
import { useSyncExternalStore } from 'react';
import type { ShopperCity } from './shopper-city.ts';

/** The shopper's city: undefined until a browser has looked, as on the server, and null where none was chosen. */
export const useShopperCity = ({ subscribe, read }: ShopperCity): City | null | undefined =>
  useSyncExternalStore(subscribe, read, () => undefined);
