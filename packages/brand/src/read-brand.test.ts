import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { readBrand } from './read-brand.ts';
import { otherBrand, writeBrandFolder } from './testing.ts';

const folders: { remove: () => void }[] = [];
afterEach(() => {
  for (const { remove } of folders.splice(0)) remove();
});

function read(...args: Parameters<typeof writeBrandFolder>) {
  const folder = writeBrandFolder(...args);
  folders.push(folder);
  return readBrand(folder.path);
}

test('reads the demo’s brand by default, which changes no colour', () => {
  const { name, css, pictures } = readBrand();
  expect(name).toEqual({ uk: 'Вітрина', ru: 'Витрина' });
  expect(css).toMatch(
    /^:root\{--logo-light:url\("data:image\/svg\+xml,[^"<>\\]*"\);--logo-dark:url\([^;]*\);--logo-footer:[^;]*\}$/,
  );
  expect([...pictures.keys()]).toContain('/icons/social-uk.png');
});

test('reads another brand, with the shades that follow from its colours', () => {
  const { css, colours, legal } = read();
  expect(legal).toEqual(otherBrand.legal);
  expect(colours.page).toEqual({ light: '#fffdf7', dark: '#101418' });
  expect(css).toContain('--page:light-dark(#fffdf7,#101418);--accent:#0b57d0;--accent-hover:color-mix(');
  expect(css).toContain('--logo-width:1.5');
  expect(css).not.toMatch(/--ink:|--logo-name/);
});

test('links a large logo, and leaves out the name that it shows', () => {
  const large = `<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(3000)}</svg>`;
  const { css, pictures } = read({ logo: { light: 'big.svg', hasName: true } }, { 'big.svg': large });
  expect(css).toContain('--logo-light:url("/icons/big.svg")');
  expect(css).toContain('--logo-name:none');
  expect(pictures.get('/icons/big.svg')?.toString()).toBe(large);
});

test.each<[string, ...Parameters<typeof writeBrandFolder>]>([
  ['brand.json: name.uk Too small', { name: { uk: '', ru: 'Г' } }],
  ['brand.json: Unrecognized key: "colors"', { colors: {} }],
  ['brand.json: colours.accent is no colour like #ffc91f', { colours: { accent: 'red' } }],
  [
    'brand.json: colours.onAccent has a contrast of 1.2 on "accent"',
    { colours: { accent: '#ffffff', onAccent: '#eeeeee' } },
  ],
  ['brand.json: socials.video', { socials: { ...otherBrand.socials, video: 'javascript:alert(1)' } }],
  ['brand.json: socialNames.photo Too small', { socialNames: { ...otherBrand.socialNames, photo: '' } }],
  ['brand.json: legal.email', { legal: { ...otherBrand.legal, email: 'nobody' } }],
  ['brand.json: logo.light is no name of an SVG file beside brand.json', { logo: { light: '../../secret.svg' } }],
  ['brand.json: Expected property name', {}, { 'brand.json': '{,' }],
  ['icon-512.png: cannot be read', {}, { 'icon-512.png': null }],
  ['icon-192.png: is no PNG', {}, { 'icon-192.png': 'GIF89a' }],
  ['logo.svg: is no SVG', {}, { 'logo.svg': '<html>' }],
])('refuses what is wrong: %s', (problem, ...folder) => {
  expect(() => read(...folder)).toThrow(problem);
});

test('names everything that is wrong, and the folder', () => {
  expect(() => read({ phone: 1 }, { 'favicon.ico': null, 'social-ru.png': null })).toThrow(
    /brand-\w+ is no whole brand\n {2}brand\.json: phone .*\n {2}favicon\.ico: .*\n {2}social-ru\.png: /,
  );
  expect(() => readBrand(join('/', 'no', 'such'))).toThrow('brand.json: cannot be read');
});

test('reads hours to reckon with, which a brand need not have', () => {
  const day = '09:00-18:00';
  const week = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: '-', sun: '-' };
  expect(read({ openingHours: { week } }).openingHours).toEqual({ week, days: {}, mayDifferOnHolidays: false });
  expect(read().openingHours).toBeUndefined();
  expect(() => read({ openingHours: { week: { ...week, sat: 'зранку' } } })).toThrow('openingHours.week.sat');
  expect(() => read({ openingHours: { week, days: { '13-01': '-' } } })).toThrow('openingHours.days.13-01');
});

test('the demo’s hours in words are those to reckon with', () => {
  const { schedule, openingHours } = readBrand();
  const [hours = ''] = new Set(Object.values(openingHours?.week ?? {}));
  const words = hours.replace(/^0/, '').replace('-', '–');
  expect([schedule.uk, schedule.ru]).toEqual([`щодня ${words}`, `ежедневно ${words}`]);
});
