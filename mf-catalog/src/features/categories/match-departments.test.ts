import { expect, test } from '@jest/globals';
import { countCategories, matchDepartments } from './match-departments.ts';
import type { Department } from './to-departments.ts';

const link = (title: string) => ({ href: `/${title}`, title, count: 1 });
const departments: Department[] = [
  {
    id: '1',
    ...link('Живлення'),
    picture: null,
    isPromotion: false,
    groups: [
      { ...link('Акумулятори'), picture: null, children: [link('Акумулятори 12 В'), link('Акумулятори 48 В')] },
      { ...link('Повербанки'), picture: null, children: [link('Повербанки до 10 000')] },
    ],
  },
  {
    id: '2',
    ...link('Комп’ютери'),
    picture: null,
    isPromotion: false,
    groups: [{ ...link('Монітори'), picture: null, children: [] }],
  },
];
const titles = (query: string) =>
  matchDepartments(departments, query).flatMap(({ title, groups }) => [
    title,
    ...groups.flatMap((group) => [group.title, ...group.children.map((child) => child.title)]),
  ]);

test.each([
  ['', 8],
  ['  ', 8],
  ['живл', 6],
  ['48', 3],
  ['акум 12', 3],
  ['повербанки', 3],
  ["комп'ютери", 2],
  ['комп’ют', 2],
  ['МОНИТОР', 2],
  ['праска', 0],
])('«%s» leaves %i categories in sight', (query, count) => {
  expect(titles(query)).toHaveLength(count);
  expect(countCategories(matchDepartments(departments, query))).toBe(count);
});

test('keeps the way to what fits, and all that stands in it', () => {
  expect(titles('48')).toEqual(['Живлення', 'Акумулятори', 'Акумулятори 48 В']);
  expect(titles('повербанки')).toEqual(['Живлення', 'Повербанки', 'Повербанки до 10 000']);
});
