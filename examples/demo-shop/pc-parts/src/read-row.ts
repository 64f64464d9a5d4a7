import type { LeftOutOfSource } from '@vitryna/contracts/assortment';
import type { ImportProduct } from '@vitryna/contracts/catalogue-import';
import { type Locale, perLocale } from '@vitryna/contracts/languages';
import { slugOf } from '@vitryna/routing/slug-of';
import type { Field, Option } from './categories/field.ts';
import type { Category, Row } from './categories/index.ts';
import { makerOf } from './makers.ts';
import { driveSize } from './text/figures.ts';
import { type L10n, same, t } from './text/l10n.ts';

/** Hryvnias for a dollar: the data set is priced in USD, the shop sells in UAH. Fixed, so that two imports agree. */
export const UAH_PER_USD = 41.8;
/** The data set says nothing about stock and arrival: priced parts are there, in equal number, since its last revision. */
const STOCK = 10;
const CREATED_AT = '2025-08-01T00:00:00.000Z';
const NOTHING: ImportProduct['related'] = { similar: [], accessories: [], boughtTogether: [], series: [] };

/** FNV-1a over UTF-16 units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

export type Makers = Map<string, { slug: string; name: string; option: Option }>;
function makerFor(name: string, makers: Makers): NonNullable<ReturnType<Makers['get']>> {
  const maker = makerOf(name);
  let known = makers.get(maker);
  if (known === undefined) {
    const slug = slugOf(maker) || `maker-${hash(maker).toString(36)}`;
    known = { slug, name: maker, option: { slug, value: same(maker), number: null } };
    makers.set(maker, known);
  }
  return known;
}

/** Reads each distinct value once: sixty thousand parts share a few thousand. */
export type Options = Map<Field, Map<string, Option | null>>;
function optionFor(field: Field, raw: unknown, options: Options): Option | null {
  let known = options.get(field);
  if (known === undefined) {
    known = new Map();
    options.set(field, known);
  }
  const key = typeof raw === 'string' ? raw : JSON.stringify(raw);
  let option = known.get(key);
  if (option === undefined) {
    option = field.read(raw);
    known.set(key, option);
  }
  return option;
}

function localName(name: string): L10n {
  const text = name
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\b(\d+) GB\b/g, (_, digits) => driveSize(Number(digits)))
    .replace(/(\d) TB\b/g, '$1\u00a0ТБ');
  return same(text);
}

export type Context = {
  makers: Makers;
  options: Options;
  codes: Set<number>;
  slugs: Set<string>;
  makerSpecification: string;
  left: Pick<LeftOutOfSource, 'unreadable' | 'unknown'>;
};

function count(counts: Record<string, number>, key: string): void {
  counts[key] = (counts[key] ?? 0) + 1;
}

/** Properties that are no specification; the price of a gigabyte follows from price and capacity. */
const own = new Set(['name', 'price', 'price_per_gb']);

function specificationsOf(
  row: Row,
  category: Category,
  context: Context,
  maker: Option,
): ImportProduct['specifications'] {
  const items: ImportProduct['specifications'][number]['items'] = [
    { slug: context.makerSpecification, isKey: false, option: maker },
  ];
  const readable = new Map<string, boolean>();
  for (const field of category.fields) {
    const raw = row[field.property];
    // A property that is absent or null is one the data set does not know; only an unreadable one is reported.
    if (raw === undefined || (raw === null && field.property !== 'size')) continue;
    const option = optionFor(field, raw, context.options);
    if (option !== null) items.push({ slug: field.specification.slug, isKey: field.isKey, option });
    if (raw !== null) readable.set(field.property, option !== null || readable.get(field.property) === true);
  }
  for (const [property, isReadable] of readable) {
    if (!isReadable) count(context.left.unreadable, `${category.file}.${property}`);
  }
  const known = new Set(category.fields.map(({ property }) => property));
  for (const [property, value] of Object.entries(row)) {
    if (!own.has(property) && !known.has(property) && value !== null)
      count(context.left.unknown, `${category.file}.${property}`);
  }
  return [{ group: null, items }];
}

/** The key values in a line; a bare number or a «yes» says nothing without its name, a «no» is left out. */
function factsOf(category: Category, [group]: ImportProduct['specifications']): L10n[] {
  const names = new Map(category.fields.map(({ specification }) => [specification.slug, specification.name]));
  return (group?.items ?? []).flatMap(({ slug, isKey, option }) => {
    const name = names.get(slug);
    if (!isKey || name === undefined || option.slug === 'nemaie') return [];
    if (option.slug === 'ie') return [name];
    return /^\d+$/.test(option.value.uk)
      ? [t(`${name.uk}: ${option.value.uk}`, `${name.ru}: ${option.value.ru}`)]
      : [option.value];
  });
}

function nameOf(category: Category, row: Row, name: string): L10n {
  const plain = localName(name);
  const suffix = category.suffix?.(row, name) ?? '';
  const details = category.details?.(row) ?? null;
  const tell = (language: Locale): string => {
    const text = details?.[language] ?? '';
    return `${category.noun[language]} ${plain[language]}${suffix}${text === '' ? '' : `, ${text}`}`;
  };
  return perLocale(tell);
}

/** Why a row is no product, or null when it is one. */
export function problemOf(row: unknown): string | null {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return 'is not an object';
  const { name, price } = row as Row;
  if (typeof name !== 'string' || name.trim() === '') return 'has no name';
  if (price === null || price === undefined) return null;
  if (typeof price !== 'number' || !Number.isFinite(price)) return 'its price is not a number';
  return price > 0 ? null : 'its price is not above zero';
}

/** One row as the record the store imports; `rank` is 1 for the first row of its file and falls towards 0. */
export function readRow(
  row: Row,
  category: Category,
  categoryCode: string,
  rank: number,
  context: Context,
): ImportProduct {
  const sourceName = String(row.name);
  const name = nameOf(category, row, sourceName);
  const maker = makerFor(sourceName.trim(), context.makers);
  const { name: _name, price: usd, price_per_gb: _perGigabyte, ...own } = row;
  // The code follows what the part is, not its place or price, so that a newer data set keeps it.
  let code = 100_000_000 + (hash(`${category.file} ${sourceName} ${JSON.stringify(own)}`) % 900_000_000);
  while (context.codes.has(code)) code += 1;
  context.codes.add(code);
  const base = slugOf(name.uk).slice(0, 100).replace(/-$/, '');
  const slug = context.slugs.has(base) ? `${base}-${code}` : base;
  context.slugs.add(slug);
  const isPriced = typeof usd === 'number';
  const picture = category.picture?.(row, `maker-${hash(maker.slug) % 9}`) ?? null;
  const specifications = specificationsOf(row, category, context, maker.option);
  const facts = factsOf(category, specifications);
  return {
    code: String(code),
    sku: `PC-${code.toString(36).toUpperCase()}`,
    slug,
    name,
    categoryCodes: [categoryCode],
    manufacturer: { slug: maker.slug, name: maker.name },
    status: isPriced ? 'inStock' : 'outOfStock',
    isOrderable: isPriced,
    labels: [],
    price: isPriced ? { current: Math.max(1, Math.round(usd * UAH_PER_USD)), previous: null } : null,
    stock: isPriced ? STOCK : 0,
    // The files are sorted by what people look at; parts one can buy come first.
    popularity: Math.round((isPriced ? 0.5 + rank / 2 : rank / 2) * 1e6) / 1e6,
    createdAt: CREATED_AT,
    warrantyMonths: null,
    pictures: picture === null ? [] : [picture],
    contents:
      facts.length === 0
        ? []
        : [
            {
              type: 'shortDescription',
              body: t(facts.map(({ uk }) => uk).join(' · '), facts.map(({ ru }) => ru).join(' · ')),
            },
          ],
    specifications,
    badges: [],
    gifts: [],
    related: NOTHING,
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
  };
}
