import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Label, type ProductList, priceSlices, type Sort } from '@vitryna/contracts/api';
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { openSampleShop, type SampleShop } from './sample-shop.ts';

let shop: SampleShop;
beforeAll(async () => {
  shop = await openSampleShop();
});
afterAll(() => shop.close());

type State = {
  category: string;
  options: Record<string, string[]>;
  labels: Label[];
  minPrice: number | null;
  maxPrice: number | null;
  sort: Sort;
};

const optionsOf: Record<string, number> = { colour: 6, ports: 6, capacity: 7 };
/** The availability as SQL says it. */
const availability = sql`case when is_orderable and status = 'inStock' then 'in-stock'
  when is_orderable and status = 'quickProduction' then 'made-to-order'
  when is_orderable and status = 'preOrder' then 'pre-order'
  when status = 'expected' then 'expected' else 'out-of-stock' end`;
const availabilities = ['in-stock', 'out-of-stock'];
const price = fc.option(fc.integer({ min: 10, max: 60 }).map((tens) => tens * 10));
const states: fc.Arbitrary<State> = fc.record({
  category: fc.constantFrom('1', '2', '3', '4', '5', '6'),
  options: fc
    .uniqueArray(fc.constantFrom('colour', 'ports', 'capacity', 'availability'), { maxLength: 3 })
    .chain((slugs) =>
      fc.record(
        Object.fromEntries(
          slugs.map((slug) => [
            slug,
            slug === 'availability'
              ? fc.subarray(availabilities, { minLength: 1 })
              : fc
                  .uniqueArray(fc.integer({ min: 0, max: (optionsOf[slug] ?? 1) - 1 }), { minLength: 1, maxLength: 3 })
                  .map((values) => values.map((value) => `${slug}-${value}`)),
          ]),
        ),
      ),
    ),
  labels: fc.uniqueArray(fc.constantFrom<Label>('new', 'hit', 'sale'), { maxLength: 2 }),
  minPrice: price,
  maxPrice: price,
  sort: fc.constantFrom<Sort>('popular', 'priceAsc', 'priceDesc', 'newest', 'rating', 'discount'),
});

const orders: Record<Sort, string> = {
  popular: 'popularity desc',
  priceAsc: 'price asc nulls last',
  priceDesc: 'price desc nulls last',
  newest: 'created_at desc',
  rating: 'coalesce(rating_average, 0) desc, rating_count desc',
  discount: 'case when previous_price > price then 1 - price / previous_price else 0 end desc',
};

/** Ids by plain SQL over the tables: no index, no bits, nothing shared with the code under test. */
async function oracle(state: State, left: 'labels' | 'price' | string | null = null): Promise<string[]> {
  const conditions: RawBuilder<unknown>[] = [
    sql`not is_deleted and status <> 'discontinued'`,
    sql`exists (select from product_category where product_id = p.id and category_code in (
      with recursive below as (select code from category where code = ${state.category}
        union all select category.code from category join below on category.parent_code = below.code)
      select code from below))`,
  ];
  for (const [slug, options] of Object.entries(state.options)) {
    if (slug === left) continue;
    if (slug === 'availability') {
      conditions.push(sql`${availability} = any(${options}::text[])`);
      continue;
    }
    conditions.push(sql`exists (select from product_option join option on option.id = option_id
      where product_id = p.id and specification_slug = ${slug} and slug = any(${options}::text[]))`);
  }
  if (state.labels.length > 0 && left !== 'labels') conditions.push(sql`labels && ${state.labels}::text[]`);
  const { minPrice, maxPrice } = state;
  const isReversed = minPrice !== null && maxPrice !== null && minPrice > maxPrice;
  if (left !== 'price' && !isReversed) {
    if (minPrice !== null) conditions.push(sql`price >= ${minPrice}::numeric`);
    if (maxPrice !== null) conditions.push(sql`price <= ${maxPrice}::numeric`);
  }
  const { rows } = await sql<{ id: number }>`select id from product p where ${sql.join(conditions, sql` and `)}
    order by is_orderable desc, ${sql.raw(orders[state.sort])}, popularity desc, id`.execute(shop.database.db);
  return rows.map(({ id }) => String(id));
}

function queryOf(state: State, page = 1): string {
  const query = new URLSearchParams({
    categoryId: state.category,
    pageSize: '96',
    pageNum: String(page),
    sort: state.sort,
  });
  const segment = Object.entries(state.options).map(([slug, options]) => `${slug}=${options.join(',')}`);
  if (segment.length > 0) query.set('specifications', segment.join(';'));
  for (const label of state.labels) query.append('labels[]', label);
  if (state.minPrice !== null) query.set('minPrice', String(state.minPrice));
  if (state.maxPrice !== null) query.set('maxPrice', String(state.maxPrice));
  return `product/list?${query}`;
}

/** The state without the options that the list left out as unknown to the category. */
function known(state: State, list: ProductList): State {
  const options: State['options'] = {};
  for (const { slug, option } of list.applied) options[slug] = [...(options[slug] ?? []), option];
  return { ...state, options };
}

async function checkState(given: State): Promise<void> {
  const list = await shop.read<ProductList>(queryOf(given));
  const state = known(given, list);
  const expected = await oracle(state);
  const ids = list.items.map(({ id }) => id);
  for (let page = 2; page <= list.pages; page += 1) {
    ids.push(...(await shop.read<ProductList>(queryOf(given, page))).items.map(({ id }) => id));
  }
  expect(ids).toEqual(expected);
  expect(list.total).toBe(expected.length);

  for (const facet of list.facets) {
    const base = await oracle(state, facet.slug);
    const counting =
      facet.slug === 'availability'
        ? sql<{ slug: string; count: number }>`
            select ${availability} as slug, count(*) from product where id = any(${base}::int[]) group by 1`
        : sql<{ slug: string; count: number }>`
            select option.slug, count(*) from product_option join option on option.id = option_id
            where specification_slug = ${facet.slug} and product_id = any(${base}::int[]) group by 1`;
    const { rows } = await counting.execute(shop.database.db);
    const counts = new Map(rows.map((row) => [row.slug, row.count]));
    for (const option of facet.options)
      expect([option.slug, option.count]).toEqual([option.slug, counts.get(option.slug) ?? 0]);
  }
  const unlabelled = await oracle(state, 'labels');
  for (const { label, count } of list.labels) {
    const { rows } = await sql`
      select from product where id = any(${unlabelled}::int[]) and ${label} = any(labels)`.execute(shop.database.db);
    expect([label, count]).toEqual([label, rows.length]);
  }
  const unpriced = await oracle(state, 'price');
  const { rows: bounds } = await sql<{ min: number; max: number }>`
    select coalesce(min(price), 0) as min, coalesce(max(price), 0) as max
    from product where id = any(${unpriced}::int[])`.execute(shop.database.db);
  const { min = 0, max = 0 } = bounds[0] ?? {};
  const histogram = max > min ? new Array<number>(priceSlices).fill(0) : [];
  if (max > min) {
    const { rows } = await sql<{ slice: number; count: number }>`
      select least(width_bucket(price, ${min}::numeric, ${max}::numeric, ${priceSlices}), ${priceSlices}) as slice,
        count(*) as count from product where id = any(${unpriced}::int[]) and price is not null group by 1`.execute(
      shop.database.db,
    );
    for (const { slice, count } of rows) histogram[slice - 1] = count;
  }
  expect(list.price).toEqual({ min, max, histogram });
}

test('lists, sorts and counts as plain SQL does, for any filters', async () => {
  await fc.assert(fc.asyncProperty(states, checkState), { numRuns: 60 });
}, 120_000);

test('counts what a click on the option gives', async () => {
  const check = async (given: State, pick: number): Promise<void> => {
    const list = await shop.read<ProductList>(queryOf(given));
    const state = known(given, list);
    const choices = list.facets.flatMap(({ slug, options }) => options.map((option) => ({ slug, option })));
    const choice = choices[pick % Math.max(choices.length, 1)];
    if (!choice || choice.option.selected) return;
    // Within a chosen specification a click widens the choice; the count is of the option alone.
    const options = { ...state.options, [choice.slug]: [choice.option.slug] };
    const clicked = await shop.read<ProductList>(queryOf({ ...state, options }));
    expect(clicked.total).toBe(choice.option.count);
    expect(choice.option.disabled).toBe(clicked.total === 0);
  };
  await fc.assert(fc.asyncProperty(states, fc.nat(), check), { numRuns: 60 });
}, 120_000);

test('counts every category with the ones below it', async () => {
  for (const category of shop.catalogue.current().categories.values()) {
    const state = {
      category: category.code,
      options: {},
      labels: [],
      minPrice: null,
      maxPrice: null,
      sort: 'popular',
    } as const;
    expect(category.products.size).toBe((await oracle({ ...state, labels: [] })).length);
  }
});

test('filters by availability, first among the filters, and keeps such a list out of search engines', async () => {
  const all = await shop.read<ProductList>('product/list?categoryId=1&pageSize=96');
  const [facet] = all.facets;
  expect(facet).toMatchObject({ slug: 'availability', name: { uk: 'Наявність', ru: 'Наличие' } });
  expect(facet?.options.map(({ slug }) => slug)).toEqual(['in-stock', 'out-of-stock']);
  expect(facet?.options.reduce((sum, { count }) => sum + count, 0)).toBe(all.total);
  const there = await shop.read<ProductList>(
    'product/list?categoryId=1&pageSize=96&specifications=availability%3Din-stock',
  );
  expect(there.total).toBe(facet?.options[0]?.count);
  expect(there.items.every(({ isOrderable }) => isOrderable)).toBe(true);
  expect(there.applied).toMatchObject([{ slug: 'availability', option: 'in-stock', value: { ru: 'В наличии' } }]);
  const canonicalPath = `${all.seo.canonicalPath?.split('?')[0]}/availability=in-stock?limit=96`;
  expect(there.seo).toMatchObject({ noindex: true, h1: all.seo.h1, canonicalPath });
});

test.each(['priceAsc', 'priceDesc'])('has what has no price last by %s, and in no price filter', async (sort) => {
  const read = async (page: number, more = '') =>
    shop.read<ProductList>(`product/list?categoryId=1&pageSize=96&pageNum=${page}&sort=${sort}${more}`);
  const first = await read(1);
  const rest = await Promise.all(Array.from({ length: first.pages - 1 }, (_, at) => read(at + 2)));
  const items = [first, ...rest].flatMap((list) => list.items);
  const unpriced = items.map(({ prices }) => prices.length === 0);
  expect(unpriced).toContain(true);
  expect(unpriced.slice(unpriced.indexOf(true)).every(Boolean)).toBe(true);
  const bounded = await read(1, '&minPrice=0.01');
  expect(bounded.total).toBe(unpriced.indexOf(true));
  expect(first.price.min).toBeGreaterThan(0);
});

test('does not find products by the words of their availability', async () => {
  const found = await shop.read<ProductList>('product/list?searchQuery=наявності');
  expect(found.total).toBe(0);
});
