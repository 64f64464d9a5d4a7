import type { ListedWarehouse, WarehouseListQuery, WarehousePlace } from '@vitryna/contracts/api';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../database/connection.ts';
import { foldPlace } from '../../search/fold-place.ts';

/** Limits of a point; sides in any order. */
export type Load = { weightKg?: number | undefined; sizeCm?: readonly number[] | undefined };

type Wanted = Load & Pick<WarehouseListQuery, 'cityRef' | 'type' | 'query' | 'isWorking'>;

/** The number that a query asks for: `12`, `№12`, `відділення 12`, but not the house in `Шевченка 12`. */
const numberIn = (query: string): string | null =>
  /^(?:\p{L}+\.?\s*)?№\s*(\d{1,6})$|^(?:(?:відділення|отделение|поштомат|почтомат)\s*)?(\d{1,6})$/iu
    .exec(query.trim())
    ?.slice(1)
    .find((digits) => digits !== undefined) ?? null;

/** Why a point cannot take the parcel; a limit that a source did not say is none. */
function statusFor({ weightKg, sizeCm }: Load): RawBuilder<ListedWarehouse['status']> {
  const sides = (sizeCm ?? [0, 0, 0]).toSorted((one, other) => other - one);
  const isTooLarge = sql.join(
    sides.map((side, at) => sql`max_size_cm[${sql.lit(at + 1)}] < ${side}::float8`),
    sql` or `,
  );
  return sql`case when not is_open then 'closed' when max_weight_kg < ${weightKg ?? 0}::float8 then 'tooHeavy'
    when ${isTooLarge} then 'tooLarge' else 'working' end`;
}

/** A number finds points by its beginning, words find them by the beginnings of words of the address. */
function conditionOf({ cityRef, type, query = '', isWorking, ...load }: Wanted): RawBuilder<boolean> {
  const number = numberIn(query);
  const words = number === null ? foldPlace(query).split(' ').filter(Boolean) : [];
  return sql.join(
    [
      sql`city_ref = ${cityRef}`,
      ...(type === undefined ? [] : [sql`type = ${type}`]),
      ...(number === null ? [] : [sql`(number like ${`${number}%`} or search like ${`% ${number} %`})`]),
      ...words.map((word) => sql`search like ${`% ${word}%`}`),
      ...(isWorking === 'true' ? [sql`${statusFor(load)} = 'working'`] : []),
    ],
    sql` and `,
  );
}

/** Metres along the ground, as a map of one city has them. */
const distanceFrom = ({ lat, lng }: { lat: number; lng: number }): RawBuilder<number> =>
  sql`sqrt(power((lat - ${lat}::float8) * 111200, 2)
    + power((lng - ${lng}::float8) * 111200 * cos(radians(${lat}::float8)), 2))`;

const columns = sql`ref, number, name, address, type, lat, lng, schedule, max_weight_kg as "maxWeightKg",
  max_size_cm as "maxSizeCm", takes_cash as "cashOnDelivery"`;

type Centre = { lat: number; lng: number };

/** A page of the points of a city: the number that was typed first, then the nearest to the place asked about, else to the centre. */
export async function listPoints(
  db: Connection,
  { page, limit, lat, lng, ...wanted }: WarehouseListQuery,
  centre: Centre,
): Promise<{ items: ListedWarehouse[]; total: number }> {
  const place = lat === undefined || lng === undefined ? null : { lat, lng };
  const condition = conditionOf(wanted);
  const number = numberIn(wanted.query ?? '');
  const distance = distanceFrom(place ?? centre);
  const numbered = number === null ? sql`` : sql`number <> ${number}, number not like ${`${number}%`}, `;
  const { rows } = await sql<ListedWarehouse>`
    select ${columns}, ${statusFor(wanted)} as status, ${place === null ? sql`null::int` : sql`round(${distance})::int`} as "distanceM"
    from delivery_point where ${condition}
    order by ${numbered}${distance}, ref
    limit ${limit} offset ${(page - 1) * limit}
  `.execute(db);
  const { rows: counts } = await sql<{ total: number }>`
    select count(*)::int as total from delivery_point where ${condition}`.execute(db);
  return { items: rows, total: counts[0]?.total ?? 0 };
}

/** The address of all points of a list. */
export async function listPlaces(db: Connection, wanted: Wanted): Promise<WarehousePlace[]> {
  const { rows } = await sql<WarehousePlace>`
    select ref, number, type, lat, lng, ${statusFor(wanted)} as status from delivery_point
    where ${conditionOf(wanted)} order by ref
  `.execute(db);
  return rows;
}

/** One point of a city as it is for a parcel, or null. */
export async function findPoint(
  db: Connection,
  { cityRef, warehouseRef, ...load }: { cityRef: string; warehouseRef: string } & Load,
): Promise<Omit<ListedWarehouse, 'distanceM'> | null> {
  const { rows } = await sql<Omit<ListedWarehouse, 'distanceM'>>`
    select ${columns}, ${statusFor(load)} as status from delivery_point
    where ref = ${warehouseRef} and city_ref = ${cityRef}
  `.execute(db);
  return rows[0] ?? null;
}

/** Whether money is taken where a parcel is handed out; true of a point that there is not, which an order is refused for anyway. */
export async function takesCash(db: Connection, warehouseRef: string): Promise<boolean> {
  const { rows } = await sql<{ takesCash: boolean }>`
    select takes_cash as "takesCash" from delivery_point where ref = ${warehouseRef}
  `.execute(db);
  return rows.every((point) => point.takesCash);
}

/** Limits of a kind of point; null where a source did not say. */
export type PointLimits = { maxWeightKg: number | null; maxSizeCm: readonly number[] | null };

/** The different limits of the open points of a city: a few, however many points there are. */
export async function findLimits(db: Connection, cityRef: string): Promise<PointLimits[]> {
  const { rows } = await sql<PointLimits>`
    select distinct max_weight_kg as "maxWeightKg", max_size_cm as "maxSizeCm"
    from delivery_point where city_ref = ${cityRef} and is_open`.execute(db);
  return rows;
}
