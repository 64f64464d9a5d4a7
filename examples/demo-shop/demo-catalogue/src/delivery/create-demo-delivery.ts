import type { DeliveryPlaces } from '@vitryna/contracts/assortment';
import { t } from '../text/l10n.ts';
import { type Random, randomOf } from '../text/random.ts';
import { type Place, readPlaces } from './read-places.ts';
import { type StreetName, streetNames } from './streets.ts';

type DemoPoint = DeliveryPlaces['points'][number];
type Schedule = DemoPoint['schedule'];

const firstMachine = 1001;
const commonStreets = 12;

const week = (workdays: string, saturday: string, sunday: string): Schedule => ({
  ...{ mon: workdays, tue: workdays, wed: workdays, thu: workdays, fri: workdays },
  sat: saturday,
  sun: sunday,
});
const dayAndNight = week('00:00-24:00', '00:00-24:00', '00:00-24:00');
const officeHours = [
  week('08:00-20:00', '09:00-18:00', '09:00-18:00'),
  week('09:00-19:00', '09:00-17:00', '-'),
  week('08:00-21:00', '09:00-20:00', '10:00-18:00'),
  week('09:00-18:00', '10:00-15:00', '-'),
];

/** What an office takes: everything, a parcel of a person's size, a small one. */
const officeLimits = [
  { maxWeightKg: 1100, maxSizeCm: [300, 170, 170] },
  { maxWeightKg: 30, maxSizeCm: [120, 70, 70] },
  { maxWeightKg: 10, maxSizeCm: [70, 50, 40] },
] satisfies Pick<DemoPoint, 'maxWeightKg' | 'maxSizeCm'>[];
const machineLimits = { maxWeightKg: 20, maxSizeCm: [60, 40, 30] } satisfies Pick<
  DemoPoint,
  'maxWeightKg' | 'maxSizeCm'
>;

/** Places lie the closer together the nearer they are to the centre; a larger city reaches farther. */
function placeIn(city: Place, random: Random): { lat: number; lng: number } {
  const reachKm = 0.6 + Math.sqrt(city.people) / 4;
  const [distance, turn] = [reachKm * random.next() ** 0.7, 2 * Math.PI * random.next()];
  const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
  return {
    lat: round(city.lat + (distance * Math.cos(turn)) / 111.2),
    lng: round(city.lng + (distance * Math.sin(turn)) / (111.2 * Math.cos((city.lat * Math.PI) / 180))),
  };
}

const streetsOf = (city: Place, random: Random): StreetName[] => [
  ...streetNames.slice(0, commonStreets),
  ...random.sample(streetNames.slice(commonStreets), Math.min(60, Math.ceil(Math.sqrt(city.people)))),
];

function createPoint(city: Place, streets: readonly StreetName[], number: number, random: Random): DemoPoint {
  const isMachine = number >= firstMachine;
  const street = random.pick(streets);
  const house = random.between(1, 140);
  const address = t(`${street.short.uk} ${street.name.uk}, ${house}`, `${street.short.ru} ${street.name.ru}, ${house}`);
  const called = isMachine ? t('Поштомат', 'Почтомат') : t('Відділення', 'Отделение');
  // The first office of a city takes whatever may be sent at all.
  const limits = number === 1 ? 0 : random.pick([0, 1, 1, 1, 2]);
  return {
    ref: `${city.ref}-${number}`,
    cityRef: city.ref,
    number: String(number),
    type: isMachine ? 'postMachine' : 'postOffice',
    name: t(`${called.uk} №${number}: ${address.uk}`, `${called.ru} №${number}: ${address.ru}`),
    address,
    ...placeIn(city, random),
    schedule: isMachine ? dayAndNight : random.pick(officeHours),
    ...(isMachine ? machineLimits : (officeLimits[limits] ?? machineLimits)),
    cashOnDelivery: !isMachine || random.chance(0.6),
  };
}

function numbersOf({ people }: Place): number[] {
  const offices = Math.min(60, 2 + Math.ceil(people / 18));
  const machines = Math.min(120, 1 + Math.ceil(people / 7));
  const count = (length: number, first: number) => Array.from({ length }, (_, at) => first + at);
  return [...count(offices, 1), ...count(machines, firstMachine)];
}

/** Cities, points and streets of the demo; the same ones each time. */
export function createDemoDelivery(): DeliveryPlaces {
  const { regions, places } = readPlaces();
  const cities: DeliveryPlaces['cities'] = [];
  const points: DemoPoint[] = [];
  const streets: DeliveryPlaces['streets'] = [];
  for (const city of places) {
    const random = randomOf(`delivery ${city.ref}`);
    const names = streetsOf(city, random);
    cities.push({ ...city, courier: city.people >= 10 });
    streets.push(
      ...names.map(({ name, type }, at) => ({ ref: `${city.ref}-s${at + 1}`, cityRef: city.ref, name, type })),
    );
    points.push(...numbersOf(city).map((number) => createPoint(city, names, number, random)));
  }
  return { regions, cities, points, streets };
}
