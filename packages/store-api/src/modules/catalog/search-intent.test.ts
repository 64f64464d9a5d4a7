import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type ProductCard, type ProductList, type Suggest, sorts } from '@vitryna/contracts/api';
import { seedSource } from '@vitryna/demo-catalogue';
import { foldText } from '../../search/fold.ts';
import { openSampleShop, type SampleShop } from './sample-shop.ts';

const now = new Date('2026-01-15T12:00:00Z');
let shop: SampleShop;
beforeAll(async () => {
  shop = await openSampleShop(seedSource.catalogue(now));
}, 120_000);
afterAll(() => shop.close());

const list = (query: string, more = '') =>
  shop.read<ProductList>(`product/list?searchQuery=${encodeURIComponent(query)}${more}`);
async function all(query: string, more = ''): Promise<ProductCard[]> {
  const items: ProductCard[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await list(query, `${more}&pageSize=96&pageNum=${page}`);
    items.push(...answer.items);
    if (page >= answer.pages) return items;
  }
}
const codesOf = (items: readonly ProductCard[]): string[] => items.map(({ code }) => code);

const queries = [
  'смартфон',
  'телефон',
  'ноутбук',
  'планшети',
  'монітор 27 дюймів',
  'камера',
  'IP-камера wifi',
  'навушники',
  'наушники беспроводные',
  'колонка чорна',
  'роутер',
  'зарядна станція',
  'станція для котла',
  'повербанк 20000',
  'акумулятор 100',
  'forma',
  'rysa duel',
  'клавиатура',
  'yjen,er',
  'ноутбкук',
  'zirka 12',
  'ssd 1 тб',
  'датчик',
  'комп’ютер',
];

test.each(queries)('finds the same for «%s» in every order', async (query) => {
  const byRelevance = codesOf(await all(query)).sort();
  expect(byRelevance.length).toBeGreaterThan(0);
  for (const sort of sorts) {
    expect(codesOf(await all(query, `&sort=${sort}`)).sort()).toEqual(byRelevance);
  }
});

test.each(queries.filter((query) => !/\d/.test(query)))('puts what can be bought first for «%s»', async (query) => {
  const isOrderable = (await all(query)).map((item) => item.isOrderable);
  expect(isOrderable).toEqual(isOrderable.toSorted((a, b) => Number(b) - Number(a)));
});

test('puts an exact model first though it cannot be bought', async () => {
  const laptops = await all('ноутбук');
  const model = ({ name }: ProductCard): string => name.uk.replace(/^Ноутбук /, '').split(',')[0] ?? '';
  const gone = laptops.filter((one) => !one.isOrderable && /\d/.test(model(one)));
  expect(gone.length).toBeGreaterThan(3);
  for (const one of gone) {
    const found = await all(model(one));
    const last = found.findLastIndex((other) => model(other) === model(one));
    expect(found.slice(0, last).every((other) => model(other) === model(one))).toBe(true);
    expect(codesOf(found.slice(0, last + 1))).toContain(one.code);
  }
});

test.each([
  ['смартфон', /^smartfony$/, ''],
  ['ноутбук', /noutbuky|^ultrabuky$/, ''],
  ['камера для вулиці з wifi', /^wi-fi-kamery$/, ''],
  ['зарядна станція для котла', /^stantsii-/, 'котла'],
  ['зарядная станция для холодильника и дачи', /^stantsii-/, 'холодильника, дачи'],
  ['сигналізація для квартири', /^tsentrali-syhnalizatsii$/, 'квартири'],
  ['роутер з vpn', /^marshrutyzatory/, ''],
  ['роутер під сімку', /^marshrutyzatory-4g$/, ''],
  ['роутер з сім-картою', /^marshrutyzatory-4g$/, ''],
  ['приставка до телевізора', /^mediapleiery$/, ''],
  ['планшет для дитини', /^planshety$/, ''],
  ['інвертор 3 кВт', /invertory$/, ''],
  ['домофон', /^videodzvinky$/, ''],
  ['модем з сімкою', /^marshrutyzatory-4g$/, ''],
  ['годинник з gps для бігу', /^smart-hodynnyky$/, 'бігу'],
])('finds by «%s» only what was meant', async (query, category, omitted) => {
  const answer = await list(query, '&pageSize=96');
  expect(answer.total).toBeGreaterThan(0);
  const own = answer.items.map(({ categorySlug }) => categorySlug);
  expect(own.filter((slug) => !category.test(slug))).toEqual([]);
  expect(answer.omitted?.join(', ')).toBe(omitted);
});

test.each([
  ['2 квт', '2000 Вт'],
  ['0,5 тб', '500 ГБ'],
  ['1024 гб', '1 ТБ'],
  ['18000маг', '18 000 мА·год'],
])('reads «%s» and «%s» as one measure', async (one, other) => {
  const found = await all(one);
  expect(found.length).toBeGreaterThan(0);
  expect(codesOf(found)).toEqual(codesOf(await all(other)));
});

test.each(['дешевий ноутбук', 'найдешевший роутер', 'дорогой смартфон', 'недорога клавіатура'])(
  'suggests for «%s» what the results begin with',
  async (query) => {
    const { products } = await shop.read<Suggest>(`search/suggest?query=${encodeURIComponent(query)}`);
    expect(products.length).toBeGreaterThan(2);
    expect(codesOf(products)).toEqual(codesOf((await list(query)).items).slice(0, products.length));
  },
);

test.each([
  ['игровая клавиатура', /^klaviatury/, 'игровая'],
  ['бездротовий монітор', /monitory/, 'бездротовий'],
])('leaves out how the thing of «%s» is where only other things are so', async (query, category, omitted) => {
  const answer = await list(query, '&pageSize=96');
  expect(answer.items.length).toBeGreaterThan(3);
  expect(answer.items.filter(({ categorySlug }) => !category.test(categorySlug))).toEqual([]);
  expect(answer.omitted).toEqual([omitted]);
});

test.each(['вигнутий монітор', 'изогнутый монитор', 'curved монітор'])('finds by «%s» no flat one', async (query) => {
  const answer = await list(query, '&pageSize=96');
  expect(answer).toMatchObject({ omitted: [], correction: null });
  expect(answer.total).toBeGreaterThan(3);
  const curves = answer.facets.find(({ slug }) => slug === 'vyhyn-ekrana')?.options ?? [];
  expect(curves.map(({ slug }) => slug)).not.toContain('plaskyi');
  const flat = await list('плаский монітор');
  expect([flat.omitted, flat.total > answer.total]).toEqual([[], true]);
});

test.each(['чохол для смартфона', 'сумка для ноутбука', 'телевізор samsung', 'ноутбук xyz9000'])(
  'never leaves out the thing, the maker or the model of «%s»',
  async (query) => {
    expect((await list(query)).omitted).toEqual([]);
    expect((await list(query, '&asTyped=true')).total).toBe(0);
  },
);

test('takes no beginning of a Cyrillic word for keys of another layout', async () => {
  const index = shop.catalogue.current();
  const names = [...index.categories.values()].flatMap(({ name }) => [name.uk, name.ru]);
  const words = names.flatMap((name) => name.toLowerCase().match(/[а-яіїєґ]{5,}/g) ?? []);
  const beginnings = [...new Set(words.map((word) => word.slice(0, 3)))];
  expect(beginnings.length).toBeGreaterThan(80);
  for (const beginning of beginnings) {
    const { correction } = await shop.read<Suggest>(`search/suggest?query=${encodeURIComponent(beginning)}`);
    expect([foldText(beginning), correction]).toEqual([foldText(beginning), null]);
  }
});
