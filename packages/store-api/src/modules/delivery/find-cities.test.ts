import { expect, test } from '@jest/globals';
import { seedSource } from '@vitryna/demo-catalogue';
import { createCityIndex, findCities } from './find-cities.ts';

const { cities, regions } = seedSource.delivery();
const regionOf = (ref: string) => ({
  ref,
  name: regions.find((region) => region.ref === ref)?.name ?? { uk: '', ru: '' },
});
const index = createCityIndex(
  cities.map(({ regionRef, formerNames, lat, lng, people, ...city }) => ({
    city: { ...city, region: regionOf(regionRef), warehouses: 1 },
    ...{ formerNames, lat, lng, people },
  })),
);
const find = (query: string, regionRef?: string) => findCities(index, query, { regionRef, limit: 20 });
const first = (query: string) => find(query)[0]?.name.uk ?? null;

test.each([
  [
    'beginnings in both languages',
    { Льв: 'Львів', Харьк: 'Харків', ХАРЬКОВ: 'Харків', ки: 'Київ', Чернигов: 'Чернігів' },
  ],
  [
    'former names',
    {
      Дніпропетровськ: 'Дніпро',
      Днепропетр: 'Дніпро',
      Кіровоград: 'Кропивницький',
      Кировоград: 'Кропивницький',
      Червоноград: 'Шептицький',
      'Новоград-Волинський': 'Звягель',
      Ильичевск: 'Чорноморськ',
      Проскуров: 'Хмельницький',
      Кузнецовськ: 'Вараш',
      Новомосковск: 'Самар',
    },
  ],
  [
    'mistakes',
    {
      Хаків: 'Харків',
      Тернопіьл: 'Тернопіль',
      Жытомыр: 'Житомир',
      Вінниця: 'Вінниця',
      Винниця: 'Вінниця',
      Ужгарод: 'Ужгород',
      Полтва: 'Полтава',
    },
  ],
  [
    'whatever stands for an apostrophe',
    {
      Камянське: 'Кам’янське',
      "Кам'янське": 'Кам’янське',
      Камʼянське: 'Кам’янське',
      'Кам"янське': 'Кам’янське',
      'Кам*янське': 'Кам’янське',
    },
  ],
  ['another keyboard layout', { kmdsd: 'Львів', '[fhrsd': 'Харків', jltcf: 'Одеса', Rbtd: 'Київ' }],
  ['Latin letters', { Lviv: 'Львів', kyiv: 'Київ', 'Bila Tserkva': 'Біла Церква', Odessa: 'Одеса' }],
  [
    'another word of the name',
    { Церква: 'Біла Церква', франк: 'Івано-Франківськ', 'Ивано Франковск': 'Івано-Франківськ', Ріг: 'Кривий Ріг' },
  ],
  [
    'what a place is',
    { 'м. Львів': 'Львів', 'місто Київ': 'Київ', 'г. Одесса': 'Одеса', 'смт Гостомель': 'Гостомель' },
  ],
  ['Latin letters that look Cyrillic', { Kиїв: 'Київ', Oдеса: 'Одеса' }],
])('finds cities by %s', (_, expected) => {
  expect(Object.fromEntries(Object.keys(expected).map((query) => [query, first(query)]))).toEqual(expected);
});

test('puts the beginning of a name before the middle, today before once, the larger before the smaller', () => {
  expect(find('Микол').map(({ ref }) => ref)).toEqual(['mykolaiv', 'mykolaiv-lvivska']);
  expect(find('Червон').map(({ name }) => name.uk)).toEqual(['Шептицький', 'Радивилів']);
  expect(find('под')[0]?.name.uk).toBe('Подільськ');
});

test('tells cities of one name apart by the region, typed or chosen', () => {
  expect(find('Миколаїв львівська').map(({ ref }) => ref)).toEqual(['mykolaiv-lvivska']);
  expect(find('Николаев, Львовская обл.').map(({ ref }) => ref)).toEqual(['mykolaiv-lvivska']);
  expect(find('Микол', 'mykolaivska').map(({ ref }) => ref)).toEqual(['mykolaiv']);
});

test('finds nothing where nothing is meant, and no mistake in what is too short for one', () => {
  expect([find('qqqq'), find('щщ'), find('..'), find('Лондон')]).toEqual([[], [], [], []]);
});

test('every city is found by its whole name in both languages, with and without its apostrophe', () => {
  const lost = cities.filter(({ ref, name }) =>
    [name.uk, name.ru, name.uk.replace('’', ''), name.uk.toUpperCase()].some(
      (query) => !find(query).some((city) => city.ref === ref),
    ),
  );
  expect(lost).toEqual([]);
});
