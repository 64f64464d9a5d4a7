import { slugOf } from '@vitryna/routing/slug-of';
import { z } from 'zod';
import { readTable } from '../data/read-data.ts';
import { type L10n, t } from '../text/l10n.ts';

/** A region as the store names it. */
export type PlaceRegion = { ref: string; name: L10n };

/** A city of the table, before it has points. */
export type Place = {
  ref: string;
  name: L10n;
  type: L10n;
  district: L10n | null;
  regionRef: string;
  formerNames: L10n[];
  lat: number;
  lng: number;
  /** Thousands. */
  people: number;
};

const capital = 'Київ';
const town = t('місто', 'город');
const settlement = t('селище', 'посёлок');

const withWord = (name: L10n, word: L10n): L10n => t(`${name.uk} ${word.uk}`, `${name.ru} ${word.ru}`);

/** Cities of one name in different regions: the larger one has the short ref. */
function refOf(place: Omit<Place, 'ref'>, taken: ReadonlySet<string>): string {
  const short = slugOf(place.name.uk);
  return taken.has(short) ? `${short}-${place.regionRef}` : short;
}

/** Former names of a place: `uk/ru`, with ` | ` in between. */
const formerSchema = z
  .string()
  .transform((text) =>
    text === '' ? [] : text.split(' | ').map((names) => t(...(names.split('/') as [string, string]))),
  );

const regionSchema = z.object({ uk: z.string().min(1), ru: z.string().min(1) });

const rowSchema = z.object({
  region: z.string().min(1),
  district_uk: z.string(),
  district_ru: z.string(),
  uk: z.string().min(1),
  ru: z.string().min(1),
  lat: z.coerce.number().min(44).max(53),
  lng: z.coerce.number().min(22).max(41),
  people: z.coerce.number().int().positive(),
  kind: z.enum(['town', 'settlement']),
  former: formerSchema,
});

/** Reads the tables of regions and places; the largest cities come first. */
export function readPlaces(): { regions: PlaceRegion[]; places: Place[] } {
  const regions = readTable('delivery/regions.csv', regionSchema).map((own): PlaceRegion => {
    const name = t(own.uk, own.ru);
    return { ref: slugOf(own.uk), name: own.uk === capital ? name : withWord(name, t('область', 'область')) };
  });
  const refs = new Set(regions.map(({ ref }) => ref));
  const found = readTable('delivery/places.csv', rowSchema).map((row): Omit<Place, 'ref'> => {
    const regionRef = slugOf(row.region);
    if (!refs.has(regionRef)) throw new Error(`demo-catalogue: data/delivery/regions.csv has no "${row.region}"`);
    return {
      name: t(row.uk, row.ru),
      type: row.kind === 'settlement' ? settlement : town,
      district: row.district_uk === '' ? null : withWord(t(row.district_uk, row.district_ru), t('район', 'район')),
      regionRef,
      formerNames: row.former,
      lat: row.lat,
      lng: row.lng,
      people: row.people,
    };
  });
  const taken = new Set<string>();
  const places = found
    .sort((one, other) => other.people - one.people)
    .map((place) => {
      const ref = refOf(place, taken);
      taken.add(ref);
      return { ref, ...place };
    });
  return {
    regions: regions.toSorted((one, other) => one.name.uk.localeCompare(other.name.uk, 'uk')),
    places,
  };
}
