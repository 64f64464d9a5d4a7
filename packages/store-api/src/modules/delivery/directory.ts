import type { City } from '@vitryna/contracts/api';
import { notFound } from '../../core/failure.ts';
import type { Connection } from '../../database/connection.ts';
import { refuseInTransaction } from '../../database/transaction-scope.ts';
import { readCities, readVersion } from './city-repository.ts';
import { type CityIndex, createCityIndex, type KnownCity } from './find-cities.ts';

/** The cities, which every call of deliveries begins with. */
export type Directory = {
  /**
   * The index over all cities; what an import brings is there within `refreshMs`. A write asks in its transaction: on the embedded
   * database, which has one connection, it would wait for itself, and so it would for a read that waits for that connection.
   */
  cities: (transaction?: Connection) => Promise<CityIndex>;
  /** One city; throws 404 for an unknown ref. */
  requireCity: (cityRef: string, transaction?: Connection) => Promise<KnownCity>;
  /** The largest cities. */
  popular: () => Promise<City[]>;
};

const refreshMs = 1000;
const mostPopular = 10;

/** Keeps the cities of the database in memory; `now` is a clock in milliseconds that never goes back. */
export function createDirectory(db: Connection, now: () => number): Directory {
  let known: { version: string | null; index: CityIndex } | null = null;
  let current: { index: Promise<CityIndex>; at: number } | null = null;
  const load = async (asked: Connection): Promise<CityIndex> => {
    const version = await readVersion(asked);
    if (known?.version !== version || known === null)
      known = { version, index: createCityIndex(await readCities(asked)) };
    return known.index;
  };
  const cities = async (transaction?: Connection): Promise<CityIndex> => {
    if (transaction !== undefined) return load(transaction);
    refuseInTransaction();
    if (current !== null && now() - current.at <= refreshMs) return current.index;
    const index = load(db);
    current = { index, at: now() };
    // The next request asks again; this one gets the error.
    index.catch(() => {
      current = null;
    });
    return index;
  };
  return {
    cities,
    requireCity: async (cityRef, transaction) => {
      const city = (await cities(transaction)).byRef.get(cityRef);
      if (city === undefined) throw notFound();
      return city;
    },
    popular: async () => (await cities()).searched.slice(0, mostPopular).map(({ city }) => city),
  };
}
