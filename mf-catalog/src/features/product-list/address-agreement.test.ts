import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Label } from '@vitryna/contracts/api';
import { countFilters, type FilterState, setOptions } from '@vitryna/routing';
import fc from 'fast-check';
import { fieldsOf, openLists, readAddress, scope, states, submit } from '../../testing/list-states.ts';
import { filterField } from './filter-field.ts';
import { listHref } from './list-scope.ts';

let lists: Awaited<ReturnType<typeof openLists>>;
beforeAll(async () => {
  lists = await openLists();
});
afterAll(() => lists.close());

test('an address, its list and its form say the same, for thousands of states', async () => {
  const check = async (given: FilterState): Promise<void> => {
    const { filters, list, view } = await lists.show(given);
    expect(readAddress(listHref('uk', scope, filters))).toEqual(filters);
    expect(submit(view, fieldsOf(view))).toEqual({ ...filters, page: 1 });
    expect(list.dropped).toEqual([]);
    expect(list.pages).toBe(Math.ceil(list.total / filters.limit));
    const shown =
      filters.page > list.pages ? 0 : Math.min(filters.limit, list.total - (filters.page - 1) * filters.limit);
    expect(view.products).toHaveLength(shown);
    for (const { href } of view.applied) {
      const without = readAddress(href);
      expect(countFilters(without)).toBeLessThan(countFilters(filters));
      expect(without.page).toBe(1);
    }
  };
  await fc.assert(fc.asyncProperty(states, check), { numRuns: 1000 });
});

test('a count is the number of products that the press yields', async () => {
  const check = async (given: FilterState, pick: number): Promise<void> => {
    const { filters, list, view } = await lists.show(given);
    const choices = view.facets.flatMap((facet) => facet.options.map((one) => ({ facet, one })));
    const choice = choices[pick % Math.max(choices.length, 1)];
    if (choice) {
      const { facet, one } = choice;
      // Within a filter that has a choice a press widens it: the count is of the value alone (contract §1.4).
      const alone = setOptions(filters, facet.slug, [one.value]);
      expect(await lists.totalOf(alone)).toBe(one.count);
      if (!facet.ends && !filters.specifications[facet.slug]) {
        const query = fieldsOf(view);
        query.append(filterField(facet.slug), one.value);
        expect(submit(view, query)).toEqual(alone);
      }
    }
    for (const { value, count } of view.labels)
      expect(await lists.totalOf({ ...filters, labels: [value as Label] })).toBe(count);
    const inSlices = list.price.histogram.reduce((sum, slice) => sum + slice, 0);
    const priced = await lists.totalOf({ ...filters, minPrice: list.price.min, maxPrice: list.price.max });
    if (list.price.max > list.price.min) expect(inSlices).toBe(priced);
  };
  await fc.assert(fc.asyncProperty(states, fc.nat(), check), { numRuns: 700 });
});

test('two numbers choose what lies between them, and the fields say them again', async () => {
  const bound = fc.option(fc.integer({ min: -1, max: 8 }));
  const check = async (given: FilterState, from: number | null, to: number | null): Promise<void> => {
    const { filters, view } = await lists.show({ ...given, specifications: { ...given.specifications, ports: [] } });
    const facet = view.facets.find(({ slug }) => slug === 'ports');
    if (!facet?.ends) return;
    const query = fieldsOf(view);
    query.set('from.ports', String(from ?? ''));
    query.set('to.ports', String(to ?? ''));
    const chosen = submit(view, query);
    const after = await lists.show(chosen);
    expect(after.filters).toEqual({ ...chosen, page: 1 });
    expect(submit(after.view, fieldsOf(after.view))).toEqual(after.filters);
    const inside = facet.options.filter(({ value }) => chosen.specifications.ports?.includes(value));
    const counts = inside.map(({ count }) => count);
    const total = await lists.totalOf(chosen);
    if (inside.length === 0) expect(total).toBe(await lists.totalOf(filters));
    else expect(total).toBeGreaterThanOrEqual(Math.max(...counts));
    if (inside.length > 0) expect(total).toBeLessThanOrEqual(counts.reduce((sum, count) => sum + count, 0));
  };
  await fc.assert(fc.asyncProperty(states, bound, bound, check), { numRuns: 300 });
});
