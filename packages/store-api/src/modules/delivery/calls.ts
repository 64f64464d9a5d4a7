import {
  citiesSchema,
  cityListQuerySchema,
  citySchema,
  cityViewQuerySchema,
  deliveryDaysQuerySchema,
  deliveryDaysSchema,
  deliveryQuoteQuerySchema,
  deliveryQuoteSchema,
  pickupPointsSchema,
  productDeliveryQuerySchema,
  productDeliverySchema,
  regionsSchema,
  streetListQuerySchema,
  streetsSchema,
  warehouseListQuerySchema,
  warehouseListSchema,
  warehousePlacesQuerySchema,
  warehousePlacesSchema,
  warehouseSchema,
  warehouseViewQuerySchema,
} from '@vitryna/contracts/api';
import { notFound } from '../../core/failure.ts';
import type { Connection } from '../../database/connection.ts';
import { type Call, defineCall } from '../../openapi/registry.ts';
import { findStreets, readRegions } from './city-repository.ts';
import { readDeliverySettings } from './delivery-settings.ts';
import { findCities } from './find-cities.ts';
import { findPoint, listPlaces, listPoints } from './point-repository.ts';
import { deliverProduct, listDays } from './product-delivery.ts';
import { type Quotes, quoteDelivery } from './quote.ts';

const tag = 'delivery';

/** The places of delivery: regions, cities and streets. */
const createPlaceCalls = (db: Connection, { directory }: Quotes): Call[] => [
  defineCall({
    method: 'GET',
    path: '/delivery/region/list',
    tag,
    summary: '24 regions and Kyiv',
    result: regionsSchema,
    cache: 'shared',
    handle: () => readRegions(db),
  }),
  defineCall({
    method: 'GET',
    path: '/delivery/city/popular',
    tag,
    summary: 'The largest cities',
    result: citiesSchema,
    cache: 'shared',
    handle: () => directory.popular(),
  }),
  defineCall({
    method: 'GET',
    path: '/delivery/city/list',
    tag,
    summary: 'Cities by what is typed of their names, of today or before, in either language and with a mistake',
    query: cityListQuerySchema,
    result: citiesSchema,
    cache: 'shared',
    handle: async ({ query }) => findCities(await directory.cities(), query.query, query),
  }),
  defineCall({
    method: 'GET',
    path: '/delivery/city/view',
    tag,
    summary: 'One city',
    query: cityViewQuerySchema,
    result: citySchema,
    errors: ['notFound'],
    cache: 'shared',
    handle: async ({ query }) => (await directory.requireCity(query.cityRef)).city,
  }),
  defineCall({
    method: 'GET',
    path: '/delivery/street/list',
    tag,
    summary: 'Streets of a city by the beginnings of their words',
    query: streetListQuerySchema,
    result: streetsSchema,
    errors: ['notFound'],
    cache: 'shared',
    handle: async ({ query }) => {
      await directory.requireCity(query.cityRef);
      return findStreets(db, query.cityRef, query.query);
    },
  }),
];

/** Post offices and post machines, and the shop's own points. */
const createPointCalls = (db: Connection, { directory }: Quotes): Call[] => [
  defineCall({
    method: 'GET',
    path: '/delivery/warehouse/list',
    tag,
    summary: 'Points of a city: the number first, then by distance; `status` says why one cannot take the parcel',
    query: warehouseListQuerySchema,
    result: warehouseListSchema,
    errors: ['notFound'],
    handle: async ({ query }) => {
      const { page, limit } = query;
      const { items, total } = await listPoints(db, query, await directory.requireCity(query.cityRef));
      return { items, page, limit, total, pages: Math.ceil(total / limit) };
    },
  }),
  defineCall({
    method: 'GET',
    path: '/delivery/warehouse/view',
    tag,
    summary: 'One point of a city',
    query: warehouseViewQuerySchema,
    result: warehouseSchema,
    errors: ['notFound'],
    handle: async ({ query }) => {
      const point = await findPoint(db, query);
      if (point === null) throw notFound();
      return point;
    },
  }),
  defineCall({
    method: 'GET',
    path: '/delivery/warehouse/places',
    tag,
    summary: 'Where all points of a city are, for a map',
    query: warehousePlacesQuerySchema,
    result: warehousePlacesSchema,
    errors: ['notFound'],
    cache: 'shared',
    handle: async ({ query }) => {
      await directory.requireCity(query.cityRef);
      return listPlaces(db, query);
    },
  }),
  defineCall({
    method: 'GET',
    path: '/delivery/pickup/list',
    tag,
    summary: 'Where the shop itself hands orders out',
    result: pickupPointsSchema,
    cache: 'shared',
    handle: async () => (await readDeliverySettings(db)).pickupPoints,
  }),
];

/** The calls of contract §4; they answer from local data, and an adapter to a carrier would stand behind the same calls. */
export const createDeliveryCalls = (db: Connection, quotes: Quotes): Call[] => [
  ...createPlaceCalls(db, quotes),
  ...createPointCalls(db, quotes),
  defineCall({
    method: 'POST',
    path: '/delivery/quote',
    tag,
    summary: 'Price and day of each way of delivery, for products or for the cart',
    body: deliveryQuoteQuerySchema,
    result: deliveryQuoteSchema,
    errors: ['notFound'],
    handle: ({ body, context }) =>
      quoteDelivery(quotes, {
        query: body,
        db: context.db,
        now: context.now(),
        readShopperId: context.session.readShopperId,
      }),
  }),
  defineCall({
    method: 'GET',
    path: '/delivery/product',
    tag,
    summary:
      'How one piece of a product, or the lightest parcel, gets to a city, and the points that take it; for everybody',
    query: productDeliveryQuerySchema,
    result: productDeliverySchema,
    errors: ['notFound'],
    cache: 'shared',
    handle: ({ query, context: { now } }) => deliverProduct(quotes, query, { db, now: now() }),
  }),
  defineCall({
    method: 'GET',
    path: '/delivery/day/list',
    tag,
    summary: 'On which day products are in a city; the same for everybody',
    query: deliveryDaysQuerySchema,
    result: deliveryDaysSchema,
    errors: ['notFound'],
    cache: 'shared',
    handle: ({ query, context: { now } }) => listDays(quotes, query, { db, now: now() }),
  }),
];
