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
import { askForPages } from './sitemap-pages.ts';

/** Products of one call: a file is written as they come. */
const batchSize = 1000;
/** How long a list is used before it is asked for again, in milliseconds. */
const freshMs = 60_000;

/** The input of sitemaps. Every function rejects when the upstream has never answered. */
export type SitemapSource = {
  pages: () => Promise<PageAddress[]>;
  categories: () => Promise<CategoryAddress[]>;
  productFiles: () => Promise<ProductFile[]>;
  /** Products of a part in batches; only one is in memory. */
  products: (file: number) => AsyncGenerator<ProductAddress[]>;
};

/** Asks at most once a minute, once for all who wait; the last answer serves while the upstream fails. */
function keep<T>(read: () => Promise<T>, now: () => number): () => Promise<T> {
  let kept: { value: T; at: number } | null = null;
  let running: Promise<T> | null = null;
  return () => {
    if (kept && now() - kept.at < freshMs) return Promise.resolve(kept.value);
    running ??= read()
      .then((value) => {
        kept = { value, at: now() };
        return value;
      })
      .catch((error: unknown) => {
        if (!kept) throw error;
        return kept.value;
      })
      .finally(() => {
        running = null;
      });
    return running;
  };
}

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
    pages: keep(
      () => read(content, '/discovery/pages', pageAddressesSchema).catch(() => askForPages(content, routes())),
      now,
    ),
    categories: keep(() => read(api, '/discovery/categories', categoryAddressesSchema), now),
    productFiles: keep(() => read(api, '/discovery/product-files', productFilesSchema), now),
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
