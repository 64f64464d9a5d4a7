import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FoundOptions, ProductList } from '@vitryna/contracts/api';
import { createSampleCatalogue, sampleProduct } from '../../import/sample-catalogue.ts';
import { openSampleShop, type SampleShop } from './sample-shop.ts';

const chips = 374;
const nameOf = (chip: number) => (chip === chips - 1 ? 'Radeon RX 9070 XT' : `GeForce ${chip}`);

let shop: SampleShop;
beforeAll(async () => {
  const { specifications, ...sample } = createSampleCatalogue({ size: 0 });
  const item = (slug: string, value: string) => ({
    slug,
    isKey: false,
    option: { slug: value.toLowerCase().replaceAll(' ', '-'), value: { uk: value, ru: value }, number: null },
  });
  // The last chips are the rarest, and every second card is white.
  const products = Array.from({ length: chips }, (_, chip) =>
    Array.from({ length: chip < 150 ? 2 : 1 }, (_one, copy) =>
      sampleProduct(`c${chip}-${copy}`, {
        specifications: [
          { group: null, items: [item('capacity', nameOf(chip)), item('colour', chip % 2 ? 'white' : 'black')] },
        ],
      }),
    ),
  ).flat();
  shop = await openSampleShop({ ...sample, specifications, products, total: products.length });
});
afterAll(() => shop.close());

const list = (more = '') => shop.read<ProductList>(`product/list?categoryId=2&pageSize=1${more}`);
const options = (more = '') => shop.read<FoundOptions>(`product/list/options?categoryId=2&facet=capacity${more}`);
const facet = ({ facets }: ProductList, slug = 'capacity') => facets.find((one) => one.slug === slug);
const names = ({ options: found }: FoundOptions) => found.map(({ value }) => value.uk);

test('a list says that a filter has more options than it brings', async () => {
  const whole = await list();
  expect(facet(whole)).toMatchObject({ more: true, view: 'checkbox' });
  expect(facet(whole)?.options).toHaveLength(100);
  expect(facet(whole, 'colour')?.more).toBe(false);
});

test.each(['rx 9070', 'RX9070', 'xt radeon'])('finds by «%s» what a list does not bring', async (typed) => {
  expect(facet(await list())?.options.some(({ slug }) => slug.includes('9070'))).toBe(false);
  const found = await options(`&query=${encodeURIComponent(typed)}`);
  expect(found).toEqual({
    total: 1,
    options: [expect.objectContaining({ slug: 'radeon-rx-9070-xt', count: 1, selected: false, disabled: false })],
  });
});

test('names every option where nothing is typed, and the most frequent ones where there is no room', async () => {
  const all = await options('&limit=5000');
  expect([all.total, all.options.length]).toEqual([chips, chips]);
  const some = await options('&query=geforce');
  expect([some.total, some.options.length]).toEqual([chips - 1, 100]);
  expect(some.options.every(({ count }) => count === 2)).toBe(true);
});

test('counts and leaves out as the other filters of the list do, not as its own', async () => {
  const white = await options('&specifications=colour%3Dwhite&limit=5000');
  expect(white.total).toBe(chips / 2);
  const own = await options('&specifications=capacity%3Dgeforce-1;colour%3Dwhite&query=9070');
  expect(own.options).toMatchObject([{ slug: 'radeon-rx-9070-xt', count: 1, selected: false }]);
  expect(names(await options('&specifications=colour%3Dblack&query=9070'))).toEqual([]);
});

test('keeps an option that is chosen beyond the first hundred in the list, and selected among the found', async () => {
  const chosen = '&specifications=capacity%3Dradeon-rx-9070-xt';
  expect(facet(await list(chosen))?.options.filter(({ selected }) => selected)).toMatchObject([{ count: 1 }]);
  expect((await options(`${chosen}&query=radeon`)).options).toMatchObject([{ selected: true }]);
});

test('answers 404 for a filter that is none, 400 for what cannot be read', async () => {
  const status = async (query: string) => (await shop.request(`product/list/options?${query}`)).status;
  expect(await status('categoryId=2&facet=serial')).toBe(404);
  expect(await status('categoryId=2&facet=nothing')).toBe(404);
  expect(await status('categoryId=404&facet=capacity')).toBe(404);
  expect(await status('categoryId=2')).toBe(400);
  expect(await status(`categoryId=2&facet=capacity&query=${'x'.repeat(101)}`)).toBe(400);
});
