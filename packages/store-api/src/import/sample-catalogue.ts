import type {
  CatalogueImport,
  ImportCategory,
  ImportProduct,
  ImportSpecification,
} from '@vitryna/contracts/catalogue-import';
import { perLocale } from '@vitryna/contracts/languages';

const l10n = (text: string) => perLocale(() => text);

/** A small generator of the tests' own numbers: the same seed, the same catalogue. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const specification = (
  slug: string,
  position: number,
  more: Partial<ImportSpecification> = {},
): ImportSpecification => ({
  slug,
  name: l10n(slug),
  unit: null,
  hint: null,
  view: 'checkbox',
  isPromoted: false,
  isInteractive: true,
  better: null,
  position,
  ...more,
});

const category = (code: string, parentCode: string | null, more: Partial<ImportCategory> = {}): ImportCategory => ({
  code,
  slug: `category-${code}`,
  parentCode,
  name: l10n(`Category ${code}`),
  labels: [],
  picture: { type: 'router', view: 'front', params: { model: code } },
  position: Number(code),
  contents: [{ type: 'seoBottom', body: l10n(`About ${code}`) }],
  promotion: null,
  ...more,
});

/** A product with every field set to something plain. */
export const sampleProduct = (code: string, more: Partial<ImportProduct> = {}): ImportProduct => ({
  code,
  sku: `SKU-${code}/X`,
  slug: `product-${code}`,
  name: l10n(`Товар ${code}`),
  categoryCodes: ['2'],
  manufacturer: { slug: 'mriya', name: 'Mriya' },
  status: 'inStock',
  isOrderable: true,
  labels: [],
  price: { current: 100, previous: null },
  stock: 10,
  popularity: 0.5,
  createdAt: '2026-01-01T00:00:00.000Z',
  warrantyMonths: 12,
  pictures: [
    { type: 'router', view: 'front', params: { model: code } },
    { type: 'router', view: 'back', params: { model: code } },
    { type: 'router', view: 'detail', params: { model: code } },
  ],
  contents: [{ type: 'description', body: l10n('<p>Опис</p>') }],
  specifications: [],
  badges: [],
  gifts: [],
  related: { similar: [], accessories: [], boughtTogether: [], series: [] },
  variants: [],
  videos: [],
  attachments: [],
  reviews: [],
  rating: null,
  promotion: null,
  expectedAt: null,
  replacementCode: null,
  gtin: null,
  mpn: null,
  weightKg: null,
  dimensionsMm: null,
  ...more,
});

const labels = ['new', 'hit', 'sale'] as const;
const manufacturers = ['mriya', 'zoria', 'forma'] as const;

/** Two roots, four leaves, four filters (one not interactive), and products spread over them by `seed`. */
export function createSampleCatalogue({ size = 300, seed = 1, source = 'sample' } = {}): CatalogueImport {
  const random = createRandom(seed);
  const slugs = ['colour', 'ports', 'capacity', 'serial'];
  const products = Array.from({ length: size }, (_, at): ImportProduct => {
    const manufacturer = manufacturers[random(3)] ?? 'mriya';
    const items = slugs.flatMap((slug, depth) => {
      if (random(10) === 0) return [];
      const values = random(8) === 0 ? [random(6), random(6)] : [random(3 + depth * 2)];
      return values.map((value) => ({
        slug,
        isKey: depth < 2,
        option: { slug: `${slug}-${value}`, value: l10n(`${slug} ${value}`), number: slug === 'ports' ? value : null },
      }));
    });
    const price = 100 + random(50) * 10;
    return sampleProduct(`p${at + 1}`, {
      name: l10n(`Маршрутизатор ${manufacturer} ${at + 1}`),
      categoryCodes: random(5) === 0 ? ['2', '3'] : [['2', '3', '5', '6'][random(4)] ?? '2'],
      manufacturer: { slug: manufacturer, name: manufacturer },
      labels: labels.filter(() => random(4) === 0),
      price: random(12) === 0 ? null : { current: price, previous: random(3) === 0 ? price + 50 : null },
      status: random(25) === 0 ? 'discontinued' : random(9) === 0 ? 'outOfStock' : 'inStock',
      isOrderable: random(9) > 0,
      popularity: random(1000) / 1000,
      rating: random(2) === 0 ? { average: 1 + random(41) / 10, count: 1 + random(90) } : null,
      createdAt: new Date(Date.UTC(2025, random(12), 1 + random(28))).toISOString(),
      specifications: [{ group: null, items }],
    });
  });
  return {
    source,
    specifications: [
      specification('colour', 2, { view: 'color' }),
      specification('ports', 1, { isPromoted: true, view: 'range', unit: l10n('шт.') }),
      specification('capacity', 3),
      specification('serial', 4, { isInteractive: false }),
    ],
    categories: [
      category('1', null),
      category('2', '1', { labels: ['shippingIncluded'] }),
      category('3', '1'),
      category('4', null, { labels: ['shippingPaid'] }),
      category('5', '4'),
      category('6', '4'),
      category('7', '4'),
    ],
    products,
    total: size,
  };
}
