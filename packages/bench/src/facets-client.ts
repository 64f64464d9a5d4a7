import { Agent, get } from 'node:http';

/** One measured request. */
export type Sample = { path: string; ms: number; bytes: number; status: number };

type Facet = { slug: string; options: { slug: string; count: number }[] };
type List = { total: number; price: { min: number; max: number }; facets: Facet[] };
type Category = { id: string; productsCount: number; children: Category[] };
type Page = { category: Category; list: List };

const agent = new Agent({ keepAlive: true });

/** Asks and measures one answer; connections are kept. */
export const request = (base: string, path: string): Promise<{ sample: Sample; body: Buffer }> =>
  new Promise((resolve, reject) => {
    const begin = performance.now();
    get(`${base}${path}`, { agent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        const sample = { path, ms: performance.now() - begin, bytes: body.length, status: answer.statusCode ?? 0 };
        resolve({ sample, body });
      });
    }).on('error', reject);
  });

/** The `data` of an answer; throws when it is none. */
export async function readData<Data>(base: string, path: string): Promise<Data> {
  const { sample, body } = await request(base, path);
  if (sample.status !== 200) throw new Error(`bench: ${path} answered ${sample.status}`);
  return (JSON.parse(body.toString()) as { data: Data }).data;
}

const flatten = (categories: Category[]): Category[] =>
  categories.flatMap((category) => [category, ...flatten(category.children)]);

/** Reads the tree and the unfiltered first page of every category: what random filters are made of. */
export async function learnPages(base: string): Promise<Page[]> {
  const pages: Page[] = [];
  for (const category of flatten(await readData<Category[]>(base, '/user/catalog/category/list'))) {
    const list = await readData<List>(base, `/user/catalog/product/list?categoryId=${category.id}`);
    pages.push({ category, list });
  }
  return pages;
}

/** A random item. */
export const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(Math.random() * items.length)];
/** True in this share of the calls. */
export const chance = (share: number): boolean => Math.random() < share;

/** A category, the larger ones more often. */
function pickLarge(pages: readonly Page[]): Page {
  let left = Math.random() * pages.reduce((sum, { list }) => sum + list.total, 0);
  for (const page of pages) {
    left -= page.list.total;
    if (left <= 0) return page;
  }
  throw new Error('bench: the store has no products');
}

/** A shopper's next address: larger categories more often, up to three filters, now and then a price, an order, a page. */
export function randomPath(pages: readonly Page[]): string {
  const { category, list } = pickLarge(pages);
  if (chance(0.05)) return `/user/catalog/category/list?categoryId=${category.id}`;
  const query = new URLSearchParams({ categoryId: category.id });
  const chosen = new Map<string, Set<string>>();
  for (let filters = Math.floor(Math.random() * 4); filters > 0; filters -= 1) {
    const facet = pick(list.facets);
    const option = facet && pick(facet.options);
    if (facet && option) chosen.set(facet.slug, (chosen.get(facet.slug) ?? new Set<string>()).add(option.slug));
  }
  const segment = [...chosen].map(([slug, options]) => `${slug}=${[...options].join(',')}`).join(';');
  if (segment) query.set('specifications', segment);
  const { min, max } = list.price;
  if (chance(0.3)) query.set('minPrice', String(Math.round(min + Math.random() * (max - min) * 0.2)));
  if (chance(0.2)) query.set('maxPrice', String(Math.round(max - Math.random() * (max - min) * 0.5)));
  if (chance(0.2)) query.set('sort', pick(['priceAsc', 'priceDesc', 'newest', 'rating', 'discount']) ?? 'newest');
  if (chance(0.3)) query.set('pageNum', String(1 + Math.floor(Math.random() * 5)));
  return `/user/catalog/product/list?${query}`;
}

/** Runs `clients` shoppers without a pause for `seconds` and returns every request. */
export async function runClients(base: string, nextPath: () => string, clients: number, seconds: number) {
  const samples: Sample[] = [];
  const end = performance.now() + seconds * 1000;
  const shop = async (): Promise<void> => {
    while (performance.now() < end) samples.push((await request(base, nextPath())).sample);
  };
  await Promise.all(Array.from({ length: clients }, shop));
  return samples;
}
