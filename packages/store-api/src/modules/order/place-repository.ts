import { sql } from 'kysely';
import type { Connection } from '../../database/connection.ts';
import type { KnownCity } from '../delivery/find-cities.ts';

/** A city with where it is, read in the transaction of an order; null for an unknown ref. */
export async function findCity(db: Connection, ref: string): Promise<KnownCity | null> {
  const { rows } = await sql<KnownCity>`
    select json_build_object('ref', city.ref, 'name', city.name, 'type', city.type, 'district', city.district,
        'region', json_build_object('ref', region.ref, 'name', region.name), 'courier', city.has_courier,
        'warehouses', (select count(*) from delivery_point as point where point.city_ref = city.ref)) as city,
      city.former_names as "formerNames", city.lat, city.lng, city.people
    from delivery_city as city join delivery_region as region on region.ref = city.region_ref where city.ref = ${ref}
  `.execute(db);
  return rows[0] ?? null;
}

/** A street of a city, or null. */
export async function findStreet(db: Connection, cityRef: string, ref: string) {
  const row = await db
    .selectFrom('delivery_street')
    .select(['ref', 'name'])
    .where('city_ref', '=', cityRef)
    .where('ref', '=', ref)
    .executeTakeFirst();
  return row ?? null;
}
