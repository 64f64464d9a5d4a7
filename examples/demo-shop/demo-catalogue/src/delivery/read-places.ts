import { slugOf } from '@vitryna/routing/slug-of';
import { type L10n, t } from '../text/l10n.ts';
import { centre } from './places-centre.ts';
import { north } from './places-north.ts';
import { south } from './places-south.ts';
import { west } from './places-west.ts';

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

function read(text: string, separator: string): L10n {
  const [uk = '', ru = ''] = text.split(separator);
  return t(uk.replaceAll("'", '’'), ru);
}

const withWord = (name: L10n, word: L10n): L10n => t(`${name.uk} ${word.uk}`, `${name.ru} ${word.ru}`);

/** Cities of one name in different regions: the larger one has the short ref. */
function refOf(place: Omit<Place, 'ref'>, taken: ReadonlySet<string>): string {
  const short = slugOf(place.name.uk);
  return taken.has(short) ? `${short}-${place.regionRef}` : short;
}

/** Reads the tables of places; the largest cities come first. */
export function readPlaces(): { regions: PlaceRegion[]; places: Place[] } {
  const regions: PlaceRegion[] = [];
  const found: Omit<Place, 'ref'>[] = [];
  let district: L10n | null = null;
  for (const line of [centre, west, north, south].flatMap((table) => table.trim().split('\n'))) {
    const [mark, rest] = [line[0], line.slice(2)];
    if (mark === '#') {
      const name = read(rest, '|');
      const isCapital = name.uk === capital;
      district = null;
      regions.push({ ref: slugOf(name.uk), name: isCapital ? name : withWord(name, t('область', 'область')) });
    } else if (mark === '@') district = withWord(read(rest, '|'), t('район', 'район'));
    else {
      const [uk = '', ru = '', lat, lng, people, more = ''] = line.split('|');
      const [flags = '', former = ''] = more.split('=');
      found.push({
        name: read(`${uk}|${ru}`, '|'),
        type: flags === '!' ? settlement : town,
        district,
        regionRef: regions.at(-1)?.ref ?? '',
        formerNames: former === '' ? [] : former.split(',').map((names) => read(names, '/')),
        lat: Number(lat),
        lng: Number(lng),
        people: Number(people),
      });
    }
  }
  const taken = new Set<string>();
  const places = found
    .sort((one, other) => other.people - one.people)
    .map((place) => {
      const ref = refOf(place, taken);
      taken.add(ref);
      return { ref, ...place };
    });
  return { regions: regions.sort((one, other) => one.name.uk.localeCompare(other.name.uk, 'uk')), places };
}
