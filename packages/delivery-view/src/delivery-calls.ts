import type { ApiClient } from '@vitryna/api-client';
import {
  type City,
  citiesSchema,
  citySchema,
  type DeliveryQuote,
  deliveryQuoteSchema,
  type Parcel,
  type Warehouse,
  type WarehouseList,
  type WarehousePlace,
  type WarehouseType,
  warehouseListSchema,
  warehousePlacesSchema,
  warehouseSchema,
} from '@vitryna/contracts/api';

/** Cities for what is typed; the largest ones while that is too short to mean one. */
export function findCities(api: ApiClient, query: string, signal?: AbortSignal): Promise<City[]> {
  const options = { schema: citiesSchema, isQuiet: true, ...(signal && { signal }) };
  return query.trim().length < 2
    ? api.get('/delivery/city/popular', options)
    : api.get('/delivery/city/list', { ...options, query: { query: query.trim().slice(0, 60) } });
}

/** One city by its ref. */
export const readCity = (api: ApiClient, cityRef: string): Promise<City> =>
  api.get('/delivery/city/view', { schema: citySchema, query: { cityRef }, isQuiet: true });

/** The price and date of each delivery method to a city. */
export const quoteCart = (api: ApiClient, cityRef: string): Promise<DeliveryQuote> =>
  api.post('/delivery/quote', { cityRef }, { schema: deliveryQuoteSchema, isQuiet: true });

/** The search among the points of a city. */
export type PointQuery = { cityRef: string; query?: string; type?: WarehouseType; parcel?: Parcel };

const toQuery = ({ cityRef, query, type, parcel }: PointQuery) => ({
  cityRef,
  ...(query && { query: query.slice(0, 60) }),
  ...(type && { type }),
  ...(parcel && { weightKg: String(parcel.weightKg), sizeCm: parcel.sizeCm.map(String) }),
});

/** A page of points: the number first, then the nearest to `near`. */
export const listPoints = (
  api: ApiClient,
  { near, page = 1, ...wanted }: PointQuery & { near?: { lat: number; lng: number }; page?: number },
  signal?: AbortSignal,
): Promise<WarehouseList> =>
  api.get('/delivery/warehouse/list', {
    schema: warehouseListSchema,
    query: {
      ...toQuery(wanted),
      ...(near && { lat: String(near.lat), lng: String(near.lng) }),
      ...{ page: String(page), limit: '30' },
    },
    isQuiet: true,
    ...(signal && { signal }),
  });

/** The address of all matching points. */
export const listPlaces = (api: ApiClient, wanted: PointQuery, signal?: AbortSignal): Promise<WarehousePlace[]> =>
  api.get('/delivery/warehouse/places', {
    schema: warehousePlacesSchema,
    query: toQuery(wanted),
    isQuiet: true,
    ...(signal && { signal }),
  });

/** One point, as it is for the parcel. */
export const readPoint = (api: ApiClient, warehouseRef: string, { cityRef, parcel }: PointQuery): Promise<Warehouse> =>
  api.get('/delivery/warehouse/view', {
    schema: warehouseSchema,
    query: { ...toQuery({ cityRef, ...(parcel && { parcel }) }), warehouseRef },
    isQuiet: true,
  });
