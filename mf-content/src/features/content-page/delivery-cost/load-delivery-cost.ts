import type { City, ProductDelivery } from '@vitryna/contracts/api';
import { readCityRef } from '@vitryna/contracts/cookies';
import { findCities } from '@vitryna/delivery-view';
import { appContext, type LoaderFunctionArgs } from '@vitryna/remote-kit';
import { getDeliveryCost } from './api/get-delivery-cost.ts';
import { cityParameters } from './city-parameters.ts';

/** What delivery costs to the city of an address. */
export type DeliveryCostView = {
  typed: string;
  /** Cities of that name. */
  cities: City[];
  delivery: ProductDelivery | null;
  hasFailed: boolean;
};

/** A name that one city alone has leads to its prices; what fails is told. */
export async function loader({ context, request: { url, signal } }: LoaderFunctionArgs): Promise<DeliveryCostView> {
  const { api } = context.get(appContext);
  const { searchParams } = new URL(url);
  const typed = (searchParams.get(cityParameters.typed) ?? '').trim().slice(0, 60);
  try {
    const asked = readCityRef(searchParams.get(cityParameters.chosen));
    const cities = asked === null && typed !== '' ? await findCities(api, typed, signal) : [];
    const cityRef = asked ?? (cities.length === 1 ? cities[0]?.ref : undefined);
    const delivery = cityRef === undefined ? null : await getDeliveryCost(api, cityRef, signal);
    return { typed, cities: delivery ? [] : cities, delivery, hasFailed: false };
  } catch {
    return { typed, cities: [], delivery: null, hasFailed: true };
  }
}
