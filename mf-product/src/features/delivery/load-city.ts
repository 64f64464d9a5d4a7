import type { ApiClient } from '@vitryna/api-client';
import type { City, ProductDelivery } from '@vitryna/contracts/api';
import { readCityRef } from '@vitryna/contracts/cookies';
import { findCities } from '@vitryna/delivery-view';
import { getDelivery } from './api/get-delivery.ts';

/** The delivery of a product for an address. */
export type CityView = {
  typed: string;
  /** Cities of that name; null where they could not be read. */
  cities: City[] | null;
  delivery: ProductDelivery | null;
  hasFailed: boolean;
};

/** Parameters of the address: a name as it is typed, or a city that was chosen. */
export const cityParameters = { typed: 'city', chosen: 'cityRef' } as const;

/** Reads cities of a name, or how a product gets to one; what fails is told, and costs nothing else. */
export async function loadCity(
  api: ApiClient,
  { productId, query, signal }: { productId: string; query: URLSearchParams; signal: AbortSignal },
): Promise<CityView> {
  const typed = (query.get(cityParameters.typed) ?? '').slice(0, 60);
  const cityRef = readCityRef(query.get(cityParameters.chosen));
  if (cityRef !== null) {
    const delivery = await getDelivery(api, { productId, cityRef, signal }).catch(() => null);
    return { typed, cities: [], delivery, hasFailed: delivery === null };
  }
  const cities = typed.trim() === '' ? [] : await findCities(api, typed, signal).catch(() => null);
  return { typed, cities, delivery: null, hasFailed: cities === null };
}
