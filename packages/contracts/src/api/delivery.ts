import { z } from '../zod.ts';
import {
  idInput,
  l10nSchema,
  limitInput,
  moneySchema,
  pagedSchema,
  pageInput,
  slugInput,
  textInput,
} from './scalars.ts';
import { maxQuantity } from './values.ts';

export const regionSchema = z.object({ ref: z.string(), name: l10nSchema });
export type Region = z.infer<typeof regionSchema>;

export const citySchema = z.object({
  ref: z.string(),
  name: l10nSchema,
  type: l10nSchema,
  district: l10nSchema.nullable(),
  region: regionSchema,
  warehouses: z.number(),
  courier: z.boolean(),
});
export type City = z.infer<typeof citySchema>;

/** Answer of `/delivery/region/list`. */
export const regionsSchema = z.array(regionSchema);

/** Answer of `/delivery/city/popular` and `/delivery/city/list`. */
export const citiesSchema = z.array(citySchema);

/** `/delivery/city/list`; the query is a name as it is typed, in either language, of today or of before. */
export const cityListQuerySchema = z.object({
  query: textInput(60).min(2),
  regionRef: idInput.optional(),
  limit: z.coerce.number().int().min(1).max(20).default(20),
});
export type CityListQuery = z.infer<typeof cityListQuerySchema>;

/** `/delivery/city/view`: the city whose ref a browser remembers. */
export const cityViewQuerySchema = z.object({ cityRef: idInput });

/** Opening hours of a day as `08:00-21:00`, or `-` when closed. */
export const scheduleSchema = z.record(z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']), z.string());

export const warehouseTypeSchema = z.enum(['postOffice', 'postMachine']);
export type WarehouseType = z.infer<typeof warehouseTypeSchema>;

/** Only a `working` point can be chosen; the others say why they cannot. */
export const warehouseStatusSchema = z.enum(['working', 'closed', 'tooHeavy', 'tooLarge']);
export type WarehouseStatus = z.infer<typeof warehouseStatusSchema>;

export const warehouseSchema = z.object({
  ref: z.string(),
  number: z.string(),
  name: l10nSchema,
  address: l10nSchema,
  /** `postMachine` is a post box, anything else a post office (specification §3). */
  type: warehouseTypeSchema.catch('postOffice'),
  lat: z.number(),
  lng: z.number(),
  schedule: scheduleSchema,
  maxWeightKg: z.number().nullable(),
  maxSizeCm: z.tuple([z.number(), z.number(), z.number()]).nullable(),
  cashOnDelivery: z.boolean(),
  /** A reason that this version does not know disables as well. */
  status: warehouseStatusSchema.catch('closed'),
});
export type Warehouse = z.infer<typeof warehouseSchema>;

/** A latitude and a longitude from a query string. */
const placeInput = { lat: z.coerce.number().min(-90).max(90), lng: z.coerce.number().min(-180).max(180) };
const kilograms = z.coerce.number().min(0).max(10_000);
const centimetres = z.coerce.number().min(0).max(10_000);

/** What is sent: its weight, and its sides in any order. */
const parcelInput = { weightKg: kilograms.optional(), sizeCm: z.array(centimetres).length(3).optional() };

/** `/delivery/warehouse/list`; `query` is a number or words of a street, `lat` and `lng` together put the nearest first. */
export const warehouseListQuerySchema = z
  .object({
    cityRef: idInput,
    type: warehouseTypeSchema.optional(),
    query: textInput(60).optional(),
    lat: placeInput.lat.optional(),
    lng: placeInput.lng.optional(),
    ...parcelInput,
    /** `true` leaves out what cannot be chosen. */
    isWorking: z.enum(['true', 'false']).optional(),
    limit: limitInput.default(50),
    page: pageInput.default(1),
  })
  .refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), 'lat and lng go together');
export type WarehouseListQuery = z.infer<typeof warehouseListQuerySchema>;

/** A point of a list, with its distance from the place that was asked about. */
export const listedWarehouseSchema = warehouseSchema.extend({ distanceM: z.number().nullable() });
export type ListedWarehouse = z.infer<typeof listedWarehouseSchema>;

/** Answer of `/delivery/warehouse/list`. */
export const warehouseListSchema = pagedSchema(listedWarehouseSchema);
export type WarehouseList = z.infer<typeof warehouseListSchema>;

/** `/delivery/warehouse/view`: one point, with its status for a parcel. */
export const warehouseViewQuerySchema = z.object({ cityRef: idInput, warehouseRef: idInput, ...parcelInput });

/** `/delivery/warehouse/places`: where all points of a list are, for a map. */
export const warehousePlacesQuerySchema = z.object({
  cityRef: idInput,
  type: warehouseTypeSchema.optional(),
  query: textInput(60).optional(),
  ...parcelInput,
});

/** A point as a map shows it; a city has thousands of them. */
export const warehousePlaceSchema = warehouseSchema.pick({
  ref: true,
  number: true,
  type: true,
  lat: true,
  lng: true,
  status: true,
});
export type WarehousePlace = z.infer<typeof warehousePlaceSchema>;

/** Answer of `/delivery/warehouse/places`. */
export const warehousePlacesSchema = z.array(warehousePlaceSchema);

/** `/delivery/street/list` */
export const streetListQuerySchema = z.object({ cityRef: idInput, query: textInput(60).min(2) });

export const streetSchema = z.object({ ref: z.string(), name: l10nSchema, type: l10nSchema });
export type Street = z.infer<typeof streetSchema>;

/** Answer of `/delivery/street/list`. */
export const streetsSchema = z.array(streetSchema);

export const addressSchema = z.object({
  id: z.string().optional(),
  region: regionSchema,
  city: z.object({ ref: z.string(), name: l10nSchema, district: l10nSchema.nullish() }),
  warehouse: warehouseSchema.nullish(),
  street: z.object({ ref: z.string().nullable(), name: l10nSchema }).nullish(),
  house: z.string().nullish(),
  flat: z.string().nullish(),
});
export type Address = z.infer<typeof addressSchema>;

export const deliveryMethodSchema = z.enum(['warehouse', 'courier', 'pickup']);
export type DeliveryMethod = z.infer<typeof deliveryMethodSchema>;

export const etaSchema = z.object({ from: z.string(), to: z.string() });

/** Body of `/delivery/quote`; without `items` it is about the shopper's cart. */
export const deliveryQuoteQuerySchema = z.object({
  cityRef: idInput,
  items: z
    .array(z.object({ productId: idInput, quantity: z.number().int().min(1).max(maxQuantity).default(1) }))
    .min(1)
    .max(100)
    .optional(),
});
export type DeliveryQuoteQuery = z.infer<typeof deliveryQuoteQuerySchema>;

/** The parcel of a quote; the limits of points are held against it. */
export const parcelSchema = z.object({ weightKg: z.number(), sizeCm: z.tuple([z.number(), z.number(), z.number()]) });
export type Parcel = z.infer<typeof parcelSchema>;

/** Answer of `/delivery/quote`; `disabled` says why a method cannot be chosen. */
export const deliveryQuoteSchema = z.object({
  city: citySchema,
  parcel: parcelSchema,
  /** Until when an order keeps the days of this answer. */
  orderBefore: z.string(),
  methods: z.array(
    z.object({
      method: deliveryMethodSchema,
      price: moneySchema,
      free: z.boolean(),
      eta: etaSchema,
      disabled: l10nSchema.nullable(),
    }),
  ),
});
export type DeliveryQuote = z.infer<typeof deliveryQuoteSchema>;

export const pickupPointSchema = z.object({
  id: z.string(),
  name: l10nSchema,
  address: l10nSchema,
  lat: z.number(),
  lng: z.number(),
  schedule: l10nSchema,
  phone: z.string(),
});
export type PickupPoint = z.infer<typeof pickupPointSchema>;

/** Answer of `/delivery/pickup/list`: where the shop itself hands orders out. */
export const pickupPointsSchema = z.array(pickupPointSchema);

/** `/delivery/product`; without a product it is about the lightest parcel, of something that is in stock. */
export const productDeliveryQuerySchema = z.object({ cityRef: idInput, productId: idInput.optional() });

/** Answer of `/delivery/product`: the quote of one piece, and the points that take it, the nearest to the city's centre. */
export const productDeliverySchema = deliveryQuoteSchema.extend({
  points: z.object({ total: z.number(), nearest: z.array(listedWarehouseSchema) }),
  /** The server's clock: how long `orderBefore` is away. */
  now: z.string(),
});
export type ProductDelivery = z.infer<typeof productDeliverySchema>;

/** Most products of one question for their days. */
export const maxDayProducts = 100;

/** `/delivery/day/list` */
export const deliveryDaysQuerySchema = z.object({
  cityRef: idInput,
  slugs: z.array(slugInput).min(1).max(maxDayProducts),
});

/** Answer of `/delivery/day/list`: when the first of the ways of delivery brings a product; what cannot be brought is left out. */
export const deliveryDaysSchema = z.object({
  city: citySchema,
  days: z.array(z.object({ slug: z.string(), arrives: z.string() })),
});
export type DeliveryDays = z.infer<typeof deliveryDaysSchema>;
