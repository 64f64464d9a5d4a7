import type { Label, ProductList } from '@vitryna/contracts/api';
import { filterNames } from '@vitryna/contracts/filters';
import { emptyFilters, type FilterState, parseFilters, setOptions, sorts } from '@vitryna/routing';
import fc from 'fast-check';
import { getProductList } from '#features/product-list/api/get-product-list.ts';
import { chooseRanges } from '#features/product-list/choose-range.ts';
import { filterField, rangeFields } from '#features/product-list/filter-field.ts';
import { readFilterForm } from '#features/product-list/filter-form.ts';
import { listHref } from '#features/product-list/list-scope.ts';
import { readListAddress, resolveListAddress } from '#features/product-list/read-list-address.ts';
import { type ListView, stopsOf, toListView } from '#features/product-list/to-list-view.ts';
import { openSampleApi } from './sample-api.ts';

const locale = 'uk';

/** The list that states are of: a root category of the sample catalogue. */
export const scope = { categorySlug: 'category-1', categoryId: '1' };
/** Thrown redirects of the loader, followed as a browser does. */
function follow(work: () => FilterState): FilterState {
  try {
    return work();
  } catch (redirect) {
    const to = redirect instanceof Response ? redirect.headers.get('Location') : null;
    if (to === null) throw redirect;
    return readAddress(to);
  }
}

function addressOf(href: string) {
  const url = new URL(href, 'https://store.test');
  const [, , , segment] = url.pathname.split('/');
  return { url, segment: segment && decodeURIComponent(segment), scope, locale } as const;
}

/** The loader's reading of an address; any but the canonical one is a redirect, which fails here. */
export const readAddress = (href: string): FilterState => readListAddress(addressOf(href));

const option = (slug: string, most: number) => fc.integer({ min: 0, max: most }).map((value) => `${slug}-${value}`);
const someOf = (slug: string, most: number) => fc.uniqueArray(option(slug, most), { maxLength: 3 });
const price = fc.option(fc.integer({ min: 10, max: 60 }).map((tens) => tens * 10));
/** Any state of a list's filters, with options that the catalogue does not know among them. */
export const states: fc.Arbitrary<FilterState> = fc
  .record({
    colour: someOf('colour', 7),
    ports: someOf('ports', 7),
    capacity: someOf('capacity', 8),
    serial: someOf('serial', 2),
    labels: fc.uniqueArray(fc.constantFrom<Label>('new', 'hit', 'sale'), { maxLength: 2 }),
    minPrice: price,
    maxPrice: price,
    sort: fc.constantFrom(...sorts.filter((sort) => sort !== 'relevance')),
    page: fc.integer({ min: 1, max: 3 }),
    limit: fc.constantFrom(3, 8, 24),
  })
  .map(({ colour, ports, capacity, serial, ...rest }) => {
    const chosen = Object.entries({ colour, ports, capacity, serial }).reduce(
      (filters, [slug, options]) => setOptions(filters, slug, options),
      emptyFilters(),
    );
    return { ...chosen, ...rest };
  });

/** The fields of the form that the page renders for this list, before anybody touches it. */
export function fieldsOf({ filters, facets, labels }: ListView): URLSearchParams {
  const query = new URLSearchParams();
  for (const { slug, options, ends } of facets) {
    const names = rangeFields(slug);
    if (ends) for (const end of ['from', 'to'] as const) query.append(names[end], String(ends[end] ?? ''));
    else for (const { value, isChosen } of options) if (isChosen) query.append(filterField(slug), value);
  }
  for (const { value, isChosen } of labels) if (isChosen) query.append(filterNames.labels, value);
  for (const name of ['minPrice', 'maxPrice'] as const) query.append(name, String(filters[name] ?? ''));
  if (filters.sort !== 'popular') query.append(filterNames.sort, filters.sort);
  if (filters.limit !== 24) query.append(filterNames.limit, String(filters.limit));
  return query;
}

/** The parsed form, the same on the server and in the browser. */
export function submit(view: ListView, query: URLSearchParams): FilterState {
  const form = readFilterForm(query);
  const { filters } = parseFilters(form ?? { search: `?${query}` });
  if (!form) return filters;
  return chooseRanges(filters, form.ranges, (slug) => {
    const facet = view.facets.find((one) => one.slug === slug && one.ends);
    return facet ? stopsOf(facet) : null;
  });
}

/** A state as the page shows it. */
export type Shown = { filters: FilterState; list: ProductList; view: ListView };

/** The sample catalogue behind the page's own code, from the address to the view. */
export async function openLists() {
  const { api, close } = await openSampleApi();
  const { signal } = new AbortController();
  const read = (filters: FilterState): Promise<ProductList> =>
    getProductList(api, { categoryId: scope.categoryId, filters }, signal);
  return {
    read,
    close,
    totalOf: async (filters: FilterState): Promise<number> => (await read({ ...filters, page: 1, limit: 1 })).total,
    /** Shows a state after the redirects that its address takes. */
    show: async (given: FilterState): Promise<Shown> => {
      const asked = follow(() => readListAddress(addressOf(listHref(locale, scope, given))));
      const first = await read(asked);
      const filters = follow(() => {
        resolveListAddress({ list: first, ...addressOf(listHref(locale, scope, asked)), filters: asked });
        return asked;
      });
      const list = filters === asked ? first : await read(filters);
      return { filters, list, view: toListView(list, scope, filters, locale) };
    },
  };
}
