import { expect, test } from '@jest/globals';
import { countFilters, emptyFilters, type FilterState } from './filter-state.ts';
import {
  addLabel,
  clearFilters,
  clearSpecification,
  dropUnknown,
  hasOption,
  removeLabel,
  resetPrice,
  setOptions,
  setPage,
  setPrice,
  setSort,
  toggleOption,
} from './filter-transitions.ts';

const onPage3: FilterState = { ...emptyFilters(), page: 3, specifications: { type: ['dome'] }, minPrice: 100 };

test('chooses an option, keeps options sorted and takes the choice back', () => {
  const chosen = toggleOption(onPage3, 'type', 'bullet');
  expect(chosen).toMatchObject({ page: 1, specifications: { type: ['bullet', 'dome'] } });
  expect(toggleOption(toggleOption(chosen, 'type', 'bullet'), 'type', 'dome').specifications).toEqual({});
});

test('chooses exactly some options of a specification, and none', () => {
  const chosen = setOptions(onPage3, 'type', ['turret', 'bullet', 'turret']);
  expect(chosen).toMatchObject({ page: 1, specifications: { type: ['bullet', 'turret'] } });
  expect(setOptions(chosen, 'type', []).specifications).toEqual({});
});

test('does not take an inherited property for a choice', () => {
  expect(hasOption(emptyFilters(), 'constructor', 'a')).toBe(false);
  expect(toggleOption(emptyFilters(), 'constructor', 'a').specifications).toEqual({ constructor: ['a'] });
});

test.each([
  ['a label', addLabel(onPage3, 'hit')],
  ['a label taken back', removeLabel(onPage3, 'hit')],
  ['a price', setPrice(onPage3, 1, 2)],
  ['a price reset', resetPrice(onPage3)],
  ['an order', setSort(onPage3, 'newest')],
  ['a cleared specification', clearSpecification(onPage3, 'type')],
  ['nothing left', clearFilters(onPage3)],
])('goes back to page 1 with %s [§4.14 §4.15]', (_, filters) => {
  expect(filters.page).toBe(1);
});

test('adds a label once, and keeps labels sorted', () => {
  expect(addLabel(addLabel(onPage3, 'sale'), 'sale').labels).toEqual(['sale']);
  expect(addLabel(addLabel(onPage3, 'sale'), 'hit').labels).toEqual(['hit', 'sale']);
});

test('takes every option of one specification back and no other', () => {
  const filters: FilterState = { ...onPage3, specifications: { type: ['dome', 'cube'], colour: ['white'] } };
  expect(clearSpecification(filters, 'type').specifications).toEqual({ colour: ['white'] });
});

test('resets the price when the minimum exceeds the maximum [§4.16]', () => {
  expect(setPrice(onPage3, 500, 100)).toMatchObject({ minPrice: null, maxPrice: null, page: 1 });
  expect(setPrice(onPage3, 500, 0)).toMatchObject({ minPrice: 500, maxPrice: null });
});

test('keeps query, order and page size when the filters are cleared', () => {
  const start: FilterState = { ...onPage3, limit: 48, sort: 'newest', searchQuery: 'ssd', labels: ['hit'] };
  expect(clearFilters(start)).toEqual({ ...emptyFilters('ssd'), limit: 48, sort: 'newest' });
});

test('drops what does not exist and leaves a wholly known state alone', () => {
  const state: FilterState = { ...onPage3, specifications: { type: ['dome', 'cube'], taste: ['sweet'] } };
  const known = dropUnknown(state, (slug, option) => slug === 'type' && option === 'dome');
  expect(known).toEqual({ ...state, specifications: { type: ['dome'] } });
  expect(dropUnknown(known, () => true)).toBe(known);
});

test('counts options, labels and the price as one', () => {
  expect(countFilters(emptyFilters())).toBe(0);
  expect(countFilters(setPrice(emptyFilters(), null, 500))).toBe(1);
  expect(countFilters(setPrice(emptyFilters(), 500, null))).toBe(1);
  expect(countFilters({ ...setPrice(onPage3, 1, 2), labels: ['hit'] })).toBe(3);
});

test('goes to a page', () => {
  expect(setPage(onPage3, 7).page).toBe(7);
});

test('takes back one label and leaves the others', () => {
  const filters: FilterState = { ...onPage3, labels: ['hit', 'new', 'sale'] };
  expect(removeLabel(filters, 'new')).toEqual({ ...filters, page: 1, labels: ['hit', 'sale'] });
});
