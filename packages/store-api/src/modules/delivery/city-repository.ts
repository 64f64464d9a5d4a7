import type { City, Region, Street } from '@vitryna/contracts/api';
import { defaultLocale } from '@vitryna/contracts/languages';
import { sql } from 'kysely';
import type { Connection } from '../../database/connection.ts';
import { foldPlace } from '../../search/fold-place.ts';
import type { KnownCity } from './find-cities.ts';

/** Tells one state of the cities and points from another; null before anything was brought. */
export async function readVersion(db: Connection): Promise<string | null> {
  const { rows } = await sql<{ version: string | null }>`
    select string_agg(source || ' ' || run || ' ' || finished_run, ',' order by source) as version from delivery_run
  `.execute(db);
  return rows[0]?.version ?? null;
}

/** All regions, also those to which nothing is delivered now. */
export const readRegions = (db: Connection): Promise<Region[]> =>
  db.selectFrom('delivery_region').select(['ref', 'name']).orderBy('position').execute();

/** All cities with how many points each has. */
export async function readCities(db: Connection): Promise<KnownCity[]> {
  const { rows } = await sql<
    Omit<KnownCity, 'city'> & Omit<City, 'region'> & { regionRef: string; regionName: City['name'] }
  >`
    select city.ref, city.name, city.type, city.district, city.former_names as "formerNames", city.lat, city.lng, city.people,
      city.has_courier as courier, region.ref as "regionRef", region.name as "regionName",
      (select count(*)::int from delivery_point as point where point.city_ref = city.ref) as warehouses
    from delivery_city as city join delivery_region as region on region.ref = city.region_ref
  `.execute(db);
  return rows.map(({ formerNames, lat, lng, people, regionRef, regionName, ...city }) => ({
    city: { ...city, region: { ref: regionRef, name: regionName } },
    formerNames,
    lat,
    lng,
    people,
  }));
}

/** Streets of a city whose words begin as typed, those whose name begins so first. */
export async function findStreets(db: Connection, cityRef: string, query: string): Promise<Street[]> {
  const words = foldPlace(query).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const matches = sql.join(
    words.map((word) => sql`search like ${`% ${word}%`}`),
    sql` and `,
  );
  const { rows } = await sql<Street>`
    select ref, name, type from delivery_street where city_ref = ${cityRef} and ${matches}
    order by search not like ${` ${words.join(' ')}%`}, name ->> ${sql.lit(defaultLocale)}, ref limit 10
  `.execute(db);
  return rows;
}
