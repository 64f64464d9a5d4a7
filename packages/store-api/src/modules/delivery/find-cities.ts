import type { City } from '@vitryna/contracts/api';
import { textsOf } from '@vitryna/contracts/languages';
import { slugOf } from '@vitryna/routing/slug-of';
import { allowedEdits, editsToBeginning } from '../../search/edit-distance.ts';
import { foldPlace } from '../../search/fold-place.ts';
import { layoutReadings } from '../../search/layouts.ts';

/** A city as it is kept in memory, with where it is and how many thousands live there. */
export type KnownCity = { city: City; formerNames: City['name'][]; lat: number; lng: number; people: number };

/** A city with the spellings that it is found by. */
type Searched = KnownCity & { names: string[]; former: string[]; around: string[] };

/** The cities in memory. */
export type CityIndex = { byRef: ReadonlyMap<string, KnownCity>; searched: readonly Searched[] };

/** Words that say what a place is, in either language, whole or short. */
const kinds = new Set(
  ['м', 'місто', 'г', 'город', 'смт', 'селище', 'посёлок', 'пгт', 'с', 'село', 'обл', 'область', 'р', 'н', 'район'].map(
    foldPlace,
  ),
);

const spellings = (names: readonly string[]): string[] => [
  ...new Set(names.flatMap((name) => [foldPlace(name), foldPlace(slugOf(name))])),
];

/** Prepares cities for the search, the largest first. */
export function createCityIndex(cities: readonly KnownCity[]): CityIndex {
  const searched = cities
    .map((known): Searched => {
      const { name, district, region } = known.city;
      const around = [region.name, ...(district ? [district] : [])].flatMap(textsOf);
      return {
        ...known,
        names: spellings(textsOf(name)),
        former: spellings(known.formerNames.flatMap(textsOf)),
        around: [...new Set(around.flatMap((text) => foldPlace(text).split(' ')))],
      };
    })
    .sort((one, other) => other.people - one.people);
  return { byRef: new Map(cities.map((known) => [known.city.ref, known])), searched };
}

/** How well a name fits what is typed: its beginning, the beginning of another of its words, or not. */
function fitOf(names: readonly string[], typed: string): number | null {
  if (names.includes(typed)) return 0;
  if (names.some((name) => name.startsWith(typed))) return 1;
  return names.some((name) => name.includes(` ${typed}`)) ? 3 : null;
}

function typoOf(names: readonly string[], typed: string): number | null {
  const limit = allowedEdits(typed.length);
  if (limit === 0) return null;
  const edits = Math.min(...names.map((name) => editsToBeginning(typed, name, limit)));
  return edits > limit ? null : edits;
}

const least = (one: number | null, other: number | null): number | null =>
  one === null ? other : other === null ? one : Math.min(one, other);

/** A former name counts a little less than one of today. */
function rankOf(city: Searched, typed: string, measure: typeof fitOf): number | null {
  const former = measure(city.former, typed);
  return least(measure(city.names, typed), former === null ? null : former + 0.5);
}

/** The name may be followed by words of the region or district: `Миколаїв львівська`. */
function findBy(index: CityIndex, words: readonly string[], measure: typeof fitOf): { city: Searched; rank: number }[] {
  for (let length = words.length; length > 0; length -= 1) {
    const typed = words.slice(0, length).join(' ');
    const rest = words.slice(length);
    const found = index.searched.flatMap((city) => {
      if (!rest.every((word) => city.around.some((known) => known.startsWith(word)))) return [];
      const rank = rankOf(city, typed, measure);
      return rank === null ? [] : [{ city, rank }];
    });
    if (found.length > 0) return found;
  }
  return [];
}

/** Kinds of places are left out while other words are left: somebody may look for «Місто…» itself. */
function wordsOf(text: string): string[] {
  const words = foldPlace(text).split(' ').filter(Boolean);
  const named = words.filter((word) => !kinds.has(word));
  return named.length > 0 ? named : words;
}

/**
 * Cities by what is typed of their names: of today or before, in either language or in Latin letters, the beginning first, then with a
 * mistake or two; where nothing fits, as the same keys would read in another keyboard layout. Among equals the larger comes first.
 */
export function findCities(
  index: CityIndex,
  query: string,
  { regionRef, limit }: { regionRef?: string | undefined; limit: number },
): City[] {
  const readings = [query, ...layoutReadings(query)].map(wordsOf).filter((words) => words.length > 0);
  for (const measure of [fitOf, typoOf]) {
    for (const words of readings) {
      const found = findBy(index, words, measure)
        .filter(({ city }) => regionRef === undefined || city.city.region.ref === regionRef)
        .sort((one, other) => one.rank - other.rank || other.city.people - one.city.people);
      if (found.length > 0) return found.slice(0, limit).map(({ city }) => city.city);
    }
  }
  return [];
}
