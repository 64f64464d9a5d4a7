import type { Warehouse } from '@vitryna/contracts/api';
import { textsOf } from '@vitryna/contracts/languages';
import { sql } from 'kysely';
import type { Connection } from '../database/connection.ts';
import { foldPlace, placeText } from '../search/fold-place.ts';

type L10n = Warehouse['name'];

/** A point as a source has it; without its status, which is for a parcel. */
export type SourcePoint = Omit<Warehouse, 'status'> & { cityRef: string; isOpen: boolean };

/** Cities and streets as a source has them. */
export type SourcePlaces = {
  regions: readonly { ref: string; name: L10n }[];
  cities: readonly {
    ref: string;
    regionRef: string;
    name: L10n;
    type: L10n;
    district: L10n | null;
    formerNames: L10n[];
    lat: number;
    lng: number;
    people: number;
    courier: boolean;
  }[];
  streets: readonly { ref: string; cityRef: string; name: L10n; type: L10n }[];
};

/** Brings regions, cities and streets up to date; cities that are gone stay while points are in them. */
export async function writePlaces(db: Connection, { regions, cities, streets }: SourcePlaces): Promise<void> {
  await sql`insert into delivery_region (ref, name, position)
    select ref, name, position from json_to_recordset(${JSON.stringify(regions.map((region, position) => ({ ...region, position })))}::json)
      as r (ref text, name jsonb, position int)
    on conflict (ref) do update set name = excluded.name, position = excluded.position`.execute(db);
  await sql`insert into delivery_city (ref, region_ref, name, type, district, former_names, lat, lng, people, has_courier)
    select ref, "regionRef", name, type, district, "formerNames", lat, lng, people, courier
    from json_to_recordset(${JSON.stringify(cities)}::json) as r (ref text, "regionRef" text, name jsonb, type jsonb, district jsonb,
      "formerNames" jsonb, lat float8, lng float8, people int, courier boolean)
    on conflict (ref) do update set region_ref = excluded.region_ref, name = excluded.name, type = excluded.type,
      district = excluded.district, former_names = excluded.former_names, lat = excluded.lat, lng = excluded.lng,
      people = excluded.people, has_courier = excluded.has_courier`.execute(db);
  await sql`delete from delivery_street`.execute(db);
  const searched = streets.map((street) => ({ ...street, search: placeText(textsOf(street.name)) }));
  await sql`insert into delivery_street (ref, city_ref, name, type, search)
    select ref, "cityRef", name, type, search from json_to_recordset(${JSON.stringify(searched)}::json)
      as r (ref text, "cityRef" text, name jsonb, type jsonb, search text)`.execute(db);
}

/** Writes points that are new or have changed; returns how many. Those that another source has brought are left alone. */
export async function writePoints(
  db: Connection,
  { source, run, points }: { source: string; run: number; points: readonly (SourcePoint & { digest: string })[] },
): Promise<number> {
  const rows = points.map((point) => ({
    ...point,
    maxSizeCm: point.maxSizeCm?.toSorted((one, other) => other - one) ?? null,
    search: placeText(textsOf(point.address)),
  }));
  await sql`update delivery_point as point set run = ${run}
    from json_to_recordset(${JSON.stringify(rows.map(({ ref, digest }) => ({ ref, digest })))}::json) as r (ref text, digest text)
    where point.ref = r.ref and point.digest = r.digest and point.source = ${source}`.execute(db);
  const { rows: written } = await sql<{ ref: string }>`
    insert into delivery_point as point (ref, city_ref, source, run, digest, number, type, name, address, lat, lng, schedule,
      max_weight_kg, max_size_cm, takes_cash, is_open, search)
    select ref, "cityRef", ${source}, ${run}, digest, number, type, name, address, lat, lng, schedule, "maxWeightKg",
      "maxSizeCm", "cashOnDelivery", "isOpen", search
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (ref text, "cityRef" text, digest text, number text, type text,
      name jsonb, address jsonb, lat float8, lng float8, schedule jsonb, "maxWeightKg" float8, "maxSizeCm" float8[],
      "cashOnDelivery" boolean, "isOpen" boolean, search text)
    on conflict (ref) do update set city_ref = excluded.city_ref, run = excluded.run, digest = excluded.digest,
      number = excluded.number, type = excluded.type, name = excluded.name, address = excluded.address, lat = excluded.lat,
      lng = excluded.lng, schedule = excluded.schedule, max_weight_kg = excluded.max_weight_kg,
      max_size_cm = excluded.max_size_cm, takes_cash = excluded.takes_cash, is_open = excluded.is_open, search = excluded.search
    where point.source = excluded.source and point.digest <> excluded.digest returning ref`.execute(db);
  return written.length;
}

/** Begins a run of a source; what it does not bring is gone at its end. */
export async function beginDeliveryRun(db: Connection, source: string): Promise<number> {
  const { rows } = await sql<{ run: number }>`
    insert into delivery_run (source, run, finished_run) values (${source}, 1, 0)
    on conflict (source) do update set run = delivery_run.run + 1 returning run`.execute(db);
  return rows[0]?.run ?? 1;
}

/** Two imports of one source would remove each other's points: the one that began later wins. */
export async function checkDeliveryRun(db: Connection, source: string, run: number): Promise<void> {
  const { rows } = await sql<{ run: number }>`select run from delivery_run where source = ${source} for share`.execute(
    db,
  );
  if (rows[0]?.run !== run) throw new Error(`store-api: another import of "${source}" has begun; this one stops`);
}

/** Ends a run: removes the source's points that it did not bring; returns how many. */
export async function finishDeliveryRun(
  db: Connection,
  { source, run, digest = null }: { source: string; run: number; digest?: string | null },
): Promise<number> {
  await checkDeliveryRun(db, source, run);
  const { rows } =
    await sql`delete from delivery_point where source = ${source} and run <> ${run} returning ref`.execute(db);
  await db.updateTable('delivery_run').set({ finished_run: run, digest }).where('source', '=', source).execute();
  return rows.length;
}

/** A source's records of its last complete run, or null. */
export async function readDeliveryDigest(db: Connection, source: string): Promise<string | null> {
  const row = await db.selectFrom('delivery_run').select('digest').where('source', '=', source).executeTakeFirst();
  return row?.digest ?? null;
}

/** The cities in which other sources have points: there the demo keeps out of the way. */
export async function citiesOfOthers(db: Connection, source: string): Promise<Set<string>> {
  const { rows } = await sql<{ cityRef: string }>`
    select distinct city_ref as "cityRef" from delivery_point where source <> ${source}`.execute(db);
  return new Set(rows.map(({ cityRef }) => cityRef));
}

/** Removes the points that one source has where another one has its own. */
export async function giveWay(db: Connection, { source, to }: { source: string; to: string }): Promise<number> {
  const { rows } = await sql`delete from delivery_point where source = ${source}
    and city_ref in (select city_ref from delivery_point where source = ${to}) returning ref`.execute(db);
  return rows.length;
}

/** Refs of the store's cities by the folded name; of two with one name the larger one, which a carrier's file means. */
export async function readCityRefs(db: Connection): Promise<Map<string, string>> {
  const rows = await db.selectFrom('delivery_city').select(['ref', 'name']).orderBy('people').execute();
  return new Map(rows.flatMap(({ ref, name }) => textsOf(name).map((text) => [foldPlace(text), ref] as const)));
}
