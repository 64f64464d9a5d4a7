import {
  type CategoryAddress,
  categoryAddressesSchema,
  type PageAddress,
  type ProductAddress,
  type ProductFile,
  pageAddressesSchema,
  productAddressesSchema,
  productFilesSchema,
} from '@vitryna/contracts/api';
import type { RouteDeclaration } from '@vitryna/contracts/release';
import type { JsonClient } from '../upstream/json-client.ts';
import { readData } from '../upstream/read-data.ts';
import { keepAnswer } from './keep-answer.ts';
import { askForPages } from './sitemap-pages.ts';

/** Products of one call: a file is written as they come. */
const batchSize = 1000;

/** The input of sitemaps. Every function rejects when the upstream has never answered. */
export type SitemapSource = {
  pages: () => Promise<PageAddress[]>;
  categories: () => Promise<CategoryAddress[]>;
  productFiles: () => Promise<ProductFile[]>;
  /** Products of a part in batches; only one is in memory. */
  products: (file: number) => AsyncGenerator<ProductAddress[]>;
};

export type SitemapSourceOptions = {
  api: JsonClient;
  content: JsonClient;
  routes: () => readonly RouteDeclaration[];
  now: () => number;
};

/** Reads the lists of the store API and of the content service; one that has no list of its pages is asked for each. */
export function createSitemapSource({ api, content, routes, now }: SitemapSourceOptions): SitemapSource {
  const read = async <T>(client: JsonClient, path: string, schema: Parameters<typeof readData<T>>[2]) => {
    const answer = await readData(client, path, schema);
    if (!answer) throw new Error(`gateway: ${path} answers "not modified" to a question without a tag`);
    return answer.data;
  };
  return {
    pages: keepAnswer(
      () => read(content, '/discovery/pages', pageAddressesSchema).catch(() => askForPages(content, routes())),
      now,
    ),
    categories: keepAnswer(() => read(api, '/discovery/categories', categoryAddressesSchema), now),
    productFiles: keepAnswer(() => read(api, '/discovery/product-files', productFilesSchema), now),
    async *products(file) {
      for (let after = 0; ; ) {
        const path = `/discovery/products?file=${file}&after=${after}&limit=${batchSize}`;
        const batch = (await readData(api, path, productAddressesSchema))?.data ?? [];
        if (batch.length > 0) yield batch;
        const last = batch.at(-1);
        if (!last || batch.length < batchSize) return;
        after = last.id;
      }
    },
  };
}
