import { filterNames, filterParameters } from '@vitryna/contracts/filters';
import type { RouteDeclaration } from '@vitryna/contracts/release';

import { tabParameter } from './features/home/showcase-blocks.ts';
import { formParameters } from './features/product-list/filter-field.ts';

/** A choice as its address says it, and as the fields of the filter form send it, which the page answers with that address. */
const list: Pick<RouteDeclaration, 'query' | 'hasListLooks'> = {
  query: [...filterParameters, ...formParameters],
  hasListLooks: true,
};

/** The pages of this remote. */
export const routes: RouteDeclaration[] = [
  { name: 'home', path: '', layout: 'default', cache: 'public', query: [tabParameter], page: 'home', example: '' },
  {
    name: 'catalog',
    path: 'catalog',
    layout: 'default',
    cache: 'public',
    query: [filterNames.searchQuery],
    page: 'catalog',
    example: 'catalog',
  },
  {
    name: 'search',
    path: 'search/:specifications?',
    layout: 'default',
    cache: 'public',
    ...list,
    isIndexed: false,
    page: 'search',
    example: 'search?searchQuery=wi-fi',
  },
  {
    name: 'comparison',
    path: 'comparison',
    layout: 'default',
    cache: 'private',
    query: ['ids'],
    page: 'comparison',
    example: 'comparison',
  },
  {
    name: 'category',
    path: ':categorySlug/:specifications?',
    layout: 'default',
    cache: 'public',
    ...list,
    page: 'category',
    example: 'ip-kamery',
  },
];
