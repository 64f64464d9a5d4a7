import { normalisePriceRange } from '@vitryna/contracts/filters';
import type { Label } from '@vitryna/contracts/values';
import { emptyFilters, type FilterSort, type FilterState } from './filter-state.ts';

/** Options of one specification that are chosen. */
export function optionsOf(filters: FilterState, slug: string): readonly string[] {
  return Object.hasOwn(filters.specifications, slug) ? (filters.specifications[slug] ?? []) : [];
}

/** Whether an option of a specification is chosen. */
export function hasOption(filters: FilterState, slug: string, option: string): boolean {
  return optionsOf(filters, slug).includes(option);
}

function withOptions(filters: FilterState, slug: string, options: string[]): FilterState {
  const { [slug]: _before, ...others } = filters.specifications;
  const specifications = options.length > 0 ? { ...others, [slug]: options.toSorted() } : others;
  return { ...filters, page: 1, specifications };
}

/** Chooses exactly these options of a specification; the list begins at page 1 again. */
export function setOptions(filters: FilterState, slug: string, options: readonly string[]): FilterState {
  return withOptions(filters, slug, [...new Set(options)]);
}

/** Chooses an option or takes the choice back; the list begins at page 1 again. */
export function toggleOption(filters: FilterState, slug: string, option: string): FilterState {
  const options = optionsOf(filters, slug);
  const next = options.includes(option) ? options.filter((one) => one !== option) : [...options, option];
  return withOptions(filters, slug, next);
}

/** Takes back every option of one specification. */
export function clearSpecification(filters: FilterState, slug: string): FilterState {
  return withOptions(filters, slug, []);
}

/** Adds a label; the list begins at page 1 again (specification §4). */
export function addLabel(filters: FilterState, label: Label): FilterState {
  return { ...filters, page: 1, labels: [...new Set([...filters.labels, label])].sort() };
}

/** Takes a label back. */
export function removeLabel(filters: FilterState, label: Label): FilterState {
  return { ...filters, page: 1, labels: filters.labels.filter((one) => one !== label) };
}

/** Bounds the price in hryvnia, null for no bound; a minimum above the maximum resets both (specification §4.16). */
export function setPrice(filters: FilterState, minPrice: number | null, maxPrice: number | null): FilterState {
  return { ...filters, page: 1, ...normalisePriceRange(minPrice, maxPrice) };
}

/** Takes the price bounds back; the list begins at page 1 again (specification §4). */
export function resetPrice(filters: FilterState): FilterState {
  return { ...filters, page: 1, minPrice: null, maxPrice: null };
}

/** Orders the list differently, from page 1. */
export function setSort(filters: FilterState, sort: FilterSort): FilterState {
  return { ...filters, page: 1, sort };
}

/** Goes to a page, counted from 1. */
export function setPage(filters: FilterState, page: number): FilterState {
  return { ...filters, page };
}

/** Takes every choice back; the search query, the order and the page size stay: they are not filters. */
export function clearFilters(filters: FilterState): FilterState {
  const { limit, sort, searchQuery } = filters;
  return { ...emptyFilters(searchQuery), limit, sort };
}

/** Leaves out options that do not exist (reading 5); gives back the same object when all of them do. */
export function dropUnknown(filters: FilterState, isKnown: (slug: string, option: string) => boolean): FilterState {
  const entries = Object.entries(filters.specifications);
  const known = entries
    .map(([slug, options]): [string, string[]] => [slug, options.filter((option) => isKnown(slug, option))])
    .filter(([, options]) => options.length > 0);
  const count = (list: [string, string[]][]) => list.reduce((sum, [, options]) => sum + options.length, 0);
  return count(known) === count(entries) ? filters : { ...filters, specifications: Object.fromEntries(known) };
}
