import {
  categoryAddressesSchema,
  pageAddressesSchema,
  productAddressesQuerySchema,
  productAddressesSchema,
  productFilesSchema,
} from '@vitryna/contracts/api';
import type { CatalogueIndex } from '../../catalogue/index-types.ts';
import type { Connection } from '../../database/connection.ts';
import { type Call, defineCall } from '../../openapi/registry.ts';
import { readCategoryAddresses, readPageAddresses, readProductAddresses, readProductFiles } from './repository.ts';

/** Every address of the catalogue, in parts: what sitemaps are written from. */
export const createCatalogueDiscoveryCalls = (db: Connection, current: () => CatalogueIndex): Call[] => [
  defineCall({
    method: 'GET',
    path: '/discovery/product-files',
    tag: 'discovery',
    summary: 'Parts of the catalogue, with the last change of each',
    result: productFilesSchema,
    cache: 'shared',
    handle: () => readProductFiles(db),
  }),
  // Not kept: one reader goes through it once, and it would push everything else out of the cache.
  defineCall({
    method: 'GET',
    path: '/discovery/products',
    tag: 'discovery',
    summary: 'Addresses of the next products of a part',
    query: productAddressesQuerySchema,
    result: productAddressesSchema,
    handle: ({ query }) => readProductAddresses(db, query),
  }),
  defineCall({
    method: 'GET',
    path: '/discovery/categories',
    tag: 'discovery',
    summary: 'Addresses of the categories that have products',
    result: categoryAddressesSchema,
    cache: 'shared',
    handle: () => readCategoryAddresses(db, current()),
  }),
];

/** Paths of the content service's pages. */
export const createContentDiscoveryCalls = (db: Connection): Call[] => [
  defineCall({
    method: 'GET',
    base: 'api',
    path: '/discovery/pages',
    tag: 'discovery',
    summary: 'Paths of all pages with their languages',
    result: pageAddressesSchema,
    cache: 'shared',
    handle: ({ context }) => readPageAddresses(db, context.now()),
  }),
];
