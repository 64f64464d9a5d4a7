import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Label, type ProductList, priceSlices, type Sort } from '@vitryna/contracts/api';
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { openSampleShop, type SampleShop } from './sample-shop.ts';

let shop: SampleShop;
beforeAll(async () => {
  shop = await openSampleShop();
}, 60_000);
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
const price = fc.option(fc.integer({ min: 10, max: 60 }).map((tens) => tens * 10));
const states: fc.Arbitrary<State> = fc.record({
  category: fc.constantFrom('1', '2', '3', '4', '5', '6'),
  options: fc
    .uniqueArray(fc.constantFrom('colour', 'ports', 'capacity'), { maxLength: 3 })
    .chain((slugs) =>
      fc.record(
        Object.fromEntries(
          slugs.map((slug) => [
            slug,
            fc
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

const queryOf = (state: State, page = 1): string => {
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
};

/** The state without the options that the list left out as unknown to the category. */
const known = (state: State, list: ProductList): State => {
  const options: State['options'] = {};
  for (const { slug, option } of list.applied) options[slug] = [...(options[slug] ?? []), option];
  return { ...state, options };
};

const checkState = async (given: State): Promise<void> => {
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
    const { rows } = await sql<{ slug: string; count: number }>`
      select option.slug, count(*) from product_option join option on option.id = option_id
      where specification_slug = ${facet.slug} and product_id = any(${base}::int[]) group by 1`.execute(
      shop.database.db,
    );
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
};

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
