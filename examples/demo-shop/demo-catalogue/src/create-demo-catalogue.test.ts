import { expect, test } from '@jest/globals';
import { isTakenSegment, pageSegments } from '@vitryna/contracts/addresses';
import {
  type ImportProduct,
  importCategorySchema,
  importProductSchema,
  importSpecificationSchema,
} from '@vitryna/contracts/catalogue-import';
import { pictureTypes } from '@vitryna/product-pictures';
import { createDemoCatalogue } from './create-demo-catalogue.ts';
import { ADVERTISED } from './model/advertised.ts';

const now = new Date('2026-11-21T10:20:30Z');
const catalogue = createDemoCatalogue({ now });
const products = [...(catalogue.products as Iterable<ImportProduct>)];
const codes = new Set(products.map(({ code }) => code));
const parents = new Map(catalogue.categories.map(({ code, parentCode }) => [code, parentCode]));
const leaves = Map.groupBy(products, ({ categoryCodes: [main = ''] }) => main);

function ancestors(code: string): string[] {
  const parent = parents.get(code) ?? null;
  return parent === null ? [code] : [code, ...ancestors(parent)];
}
const branches = Map.groupBy(
  products.flatMap((product) => ancestors(product.categoryCodes[0] ?? '').map((code) => ({ code, product }))),
  ({ code }) => code,
);

test('holds eight departments, over forty leaves and two thousand products', () => {
  const departments = catalogue.categories.filter(({ parentCode, code }) => parentCode === null && code !== '11136');
  expect(departments).toHaveLength(8);
  expect(leaves.size).toBeGreaterThanOrEqual(44);
  expect(products.length).toBeGreaterThanOrEqual(2000);
  expect(catalogue.total).toBe(products.length);
});

test('has what its banners advertise: in stock, reduced and at the address that they lead to', () => {
  const slugs = new Map(catalogue.categories.map(({ code, slug }) => [code, slug]));
  for (const { slug, categorySlug } of Object.values(ADVERTISED)) {
    const product = products.find((one) => one.slug === slug);
    expect([slug, product?.status, slugs.get(product?.categoryCodes[0] ?? '')]).toEqual([
      slug,
      'inStock',
      categorySlug,
    ]);
    expect(product?.price?.previous).toBeGreaterThan(product?.price?.current ?? 0);
  }
});

test('fills every leaf, and several categories with hundreds', () => {
  expect([...leaves].filter(([, goods]) => goods.length < 12)).toEqual([]);
  const large = [...branches].filter(([code, goods]) => parents.get(code) !== null && goods.length >= 100);
  expect(large.length).toBeGreaterThanOrEqual(5);
  expect(branches.get('12100')?.length).toBeGreaterThan(300);
});

test('delivers records that the import accepts', () => {
  const refused = [
    ...products.flatMap((product) => importProductSchema.safeParse(product).error ?? []),
    ...catalogue.categories.flatMap((category) => importCategorySchema.safeParse(category).error ?? []),
    ...catalogue.specifications.flatMap((one) => importSpecificationSchema.safeParse(one).error ?? []),
  ];
  expect(refused).toEqual([]);
});

test('gives every product its own code, article and address', () => {
  expect(codes.size).toBe(products.length);
  expect(new Set(products.map(({ sku }) => sku)).size).toBe(products.length);
  expect(new Set(products.map(({ slug }) => slug)).size).toBe(products.length);
  expect(new Set(products.map(({ gtin }) => gtin)).size).toBe(products.length);
});

test('keeps category addresses apart from each other and from pages', () => {
  const slugs = catalogue.categories.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(slugs.filter((slug) => isTakenSegment(slug) || pageSegments.includes(slug))).toEqual([]);
});

test('refers only to what exists', () => {
  const specifications = new Set(catalogue.specifications.map(({ slug }) => slug));
  for (const product of products) {
    expect(product.categoryCodes.filter((code) => !parents.has(code))).toEqual([]);
    const used = product.specifications.flatMap(({ items }) => items.map(({ slug }) => slug));
    expect(used.filter((slug) => !specifications.has(slug))).toEqual([]);
    expect(new Set(used).size).toBe(used.length);
    const mentioned = [
      ...product.gifts,
      ...Object.values(product.related).flat(),
      ...product.variants.flatMap(({ items }) => items.map(({ code }) => code)),
      ...(product.replacementCode === null ? [] : [product.replacementCode]),
    ];
    expect(mentioned.filter((code) => !codes.has(code))).toEqual([]);
    expect(Object.values(product.related).flat()).not.toContain(product.code);
  }
});

test('offers one meaning for an option slug', () => {
  const meanings = new Map<string, string>();
  const clashes: string[] = [];
  for (const { specifications } of products) {
    for (const { slug, option } of specifications.flatMap(({ items }) => items)) {
      const key = `${slug}=${option.slug}`;
      const meaning = JSON.stringify(option.value);
      if (option.slug === '' || (meanings.get(key) ?? meaning) !== meaning) clashes.push(`${key} ${meaning}`);
      meanings.set(key, meaning);
    }
  }
  expect(clashes).toEqual([]);
});

test('tells five key figures and the warranty of every product', () => {
  for (const { specifications, warrantyMonths, name } of products) {
    const items = specifications.flatMap((group) => group.items);
    expect([name.uk, items.filter(({ isKey }) => isKey).length]).toEqual([name.uk, 5]);
    expect(items.length).toBeGreaterThanOrEqual(8);
    expect(items.find(({ slug }) => slug === 'harantiia-mis')?.option.number).toBe(warrantyMonths);
  }
  const warranty = catalogue.specifications.find(({ slug }) => slug === 'harantiia-mis');
  // The Russian name is the one that a store looks for; the Ukrainian has its months in the figure.
  expect(warranty?.name).toEqual({ uk: 'Гарантія', ru: 'Гарантия, мес' });
  const [figure] = products.flatMap(({ specifications }) =>
    specifications.flatMap(({ items }) => items.filter(({ slug }) => slug === 'harantiia-mis')),
  );
  expect(figure?.option.value).toEqual({
    uk: expect.stringMatching(/^\d+\u00a0міс$/),
    ru: expect.stringMatching(/^\d+$/),
  });
});

test('names key figures on cards in at most twelve letters, no two of a product alike', () => {
  const names = new Map(catalogue.specifications.map(({ slug, name, shortName }) => [slug, shortName ?? name]));
  const wrong = new Set<string>();
  for (const { specifications } of products) {
    const keys = specifications.flatMap(({ items }) => items.filter(({ isKey }) => isKey));
    for (const language of ['uk', 'ru'] as const) {
      const labels = keys.map(({ slug }) => names.get(slug)?.[language] ?? slug);
      if (new Set(labels).size < labels.length) wrong.add(labels.join(', '));
      for (const label of labels) if (label.length > 12) wrong.add(label);
    }
  }
  expect([...wrong]).toEqual([]);
});

test('shows every status with what belongs to it', () => {
  const statuses = Map.groupBy(products, ({ status }) => status);
  expect([...statuses.keys()].sort()).toEqual([
    'discontinued',
    'expected',
    'inStock',
    'outOfStock',
    'preOrder',
    'quickProduction',
  ]);
  for (const product of products) {
    expect(product.stock > 0).toBe(product.status === 'inStock');
    expect(product.expectedAt !== null).toBe(product.status === 'preOrder' || product.status === 'expected');
    expect(product.replacementCode !== null).toBe(product.status === 'discontinued');
  }
});

test('tells some prices on request, and sells none of those goods', () => {
  const unpriced = products.filter(({ price }) => price === null);
  expect(unpriced).toHaveLength(5);
  for (const { status, isOrderable, promotion, labels } of unpriced) {
    expect([status, isOrderable, promotion]).toEqual(['outOfStock', false, null]);
    expect(labels.filter((label) => label === 'sale' || label === 'promo')).toEqual([]);
  }
  expect(unpriced.filter(({ pictures }) => pictures.length === 0)).toHaveLength(2);
});

test('lowers prices only from higher ones', () => {
  const reduced = products.filter(({ price }) => price && price.previous !== null);
  expect(reduced.length).toBeGreaterThan(400);
  for (const { price } of reduced) expect(price?.previous).toBeGreaterThan(price?.current ?? 0);
});

test('runs promotions that end later than now, and one that is over', () => {
  const second = now.getTime() / 1000;
  const campaigns = catalogue.categories.filter(({ parentCode }) => parentCode === '11136');
  expect(campaigns.filter(({ promotion }) => (promotion?.endAt ?? 0) > second)).toHaveLength(4);
  expect(campaigns.filter(({ promotion }) => (promotion?.endAt ?? second) < second)).toHaveLength(1);
  const promoted = products.filter(({ promotion }) => promotion !== null);
  expect(promoted.length).toBeGreaterThan(100);
  for (const { promotion, labels } of promoted) {
    expect(promotion?.endAt).toBeGreaterThan(second);
    expect(labels).toContain('promo');
  }
});

test('links variants both ways and points to itself', () => {
  const byCode = new Map(products.map((product) => [product.code, product]));
  const varied = products.filter(({ variants }) => variants.length > 0);
  expect(varied.length).toBeGreaterThan(800);
  for (const product of varied) {
    for (const { items } of product.variants) {
      expect(items.some(({ code }) => code === product.code)).toBe(true);
      expect(items.every(({ code }) => (byCode.get(code)?.variants.length ?? 0) > 0)).toBe(true);
    }
  }
});

test('never repeats a picture more than four times on the first page of a category', () => {
  for (const [code, goods] of branches) {
    const shown = goods
      .map(({ product }) => product)
      .sort((a, b) => b.popularity - a.popularity)
      .slice(0, 24);
    const fronts = shown.flatMap(({ pictures: [front] }) => (front === undefined ? [] : [JSON.stringify(front)]));
    const repeats = [...Map.groupBy(fronts, (front) => front).values()].map((group) => group.length);
    expect([code, Math.max(0, ...repeats) <= 4]).toEqual([code, true]);
  }
});

test('asks only for pictures that can be drawn, three to five a product', () => {
  const views = new Map(pictureTypes.map((type) => [type.name, type.views]));
  const pictured = products.filter(({ pictures }) => pictures.length > 0);
  expect(pictured.filter(({ pictures }) => pictures.length < 3 || pictures.length > 5)).toEqual([]);
  const wrong = pictured
    .flatMap(({ pictures }) => pictures)
    .filter(({ type, view }) => views.get(type)?.includes(view) !== true);
  expect(wrong).toEqual([]);
});

test('has badges that a narrow card shows whole', () => {
  const words = new Set(products.flatMap(({ badges }) => badges.flatMap(({ text }) => [text.uk, text.ru])));
  expect(words.size).toBeGreaterThan(10);
  // Beside the heart of a card of 180 pixels.
  expect([...words].filter((text) => text.length > 16)).toEqual([]);
});

test('orders sizes from small to large', () => {
  const positionOf = (slug: string) => [...catalogue.categories].find((one) => one.slug === slug)?.position;
  const positions = ['televizory-do-43', 'televizory-50-55', 'televizory-65-i-bilshe'].map(positionOf);
  expect(positions).toEqual(positions.toSorted((a = 0, b = 0) => a - b));
});

test('says nothing twice in the reviews of a product, and calls nothing a hit that nobody has judged', () => {
  const twice = products.flatMap(({ code, reviews }) => {
    const sentences = reviews
      .flatMap(({ body, reply }) => [body, reply?.body ?? ''])
      .flatMap((text) => text.match(/[^.!?…]+[.!?…]+/g) ?? []);
    return new Set(sentences).size < sentences.length ? [code] : [];
  });
  expect(twice).toEqual([]);
  expect(products.filter(({ labels, reviews }) => labels.includes('hit') && reviews.length === 0)).toEqual([]);
  const dates = products.map(({ reviews }) => reviews.map(({ createdAt }) => createdAt));
  expect(dates.filter((all) => all.toSorted().reverse().join() !== all.join())).toEqual([]);
});

test('collects reviews of different words from the past', () => {
  const reviews = products.flatMap((product) => product.reviews);
  expect(reviews.length).toBeGreaterThan(5000);
  expect(new Set(reviews.map(({ body }) => body)).size / reviews.length).toBeGreaterThan(0.9);
  for (const { createdAt, reply } of reviews) {
    expect(Date.parse(createdAt)).toBeLessThanOrEqual(now.getTime());
    if (reply !== null) expect(Date.parse(reply.at)).toBeLessThanOrEqual(now.getTime());
  }
  const voted = reviews.filter(({ votes }) => (votes?.up ?? 0) + (votes?.down ?? 0) > 0);
  expect(voted.length).toBeGreaterThan(reviews.length / 2);
  const average = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
  expect(average).toBeGreaterThan(4);
  expect(average).toBeLessThan(4.8);
});

test('tells the same story twice', () => {
  const again = createDemoCatalogue({ now });
  // As text: a deep comparison of two thousand records takes seconds.
  expect(JSON.stringify([...(again.products as Iterable<ImportProduct>)]) === JSON.stringify(products)).toBe(true);
  expect(again.categories).toEqual(catalogue.categories);
});
