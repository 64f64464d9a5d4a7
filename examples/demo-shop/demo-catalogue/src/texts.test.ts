import { expect, test } from '@jest/globals';
import { readBrand } from '@vitryna/brand';
import { configSchema, redirectsSchema } from '@vitryna/contracts/api';
import { type Capability, isAbleTo } from '@vitryna/contracts/capabilities';
import type { ImportProduct } from '@vitryna/contracts/catalogue-import';
import {
  bannerSchema,
  blogPostSchema,
  categorySeoSchema,
  faqSchema,
  headerBannerSchema,
  landingPageSchema,
  pageSchema,
} from '@vitryna/contracts/content';
import { collectOmissions } from '@vitryna/contracts/tolerant';
import { createDemoConfig, createDemoRedirects } from './config.ts';
import { createDemoContent } from './content/create-demo-content.ts';
import { createDemoCatalogue } from './create-demo-catalogue.ts';

const catalogue = createDemoCatalogue({ now: new Date('2026-11-21T00:00:00Z') });
const products = [...(catalogue.products as Iterable<ImportProduct>)];
const brand = readBrand();
const demoConfig = createDemoConfig(brand);
const content = createDemoContent(brand);

type Texts = { uk: Set<string>; ru: Set<string> };
/** Every string below a value by the language it is meant for. */
function gather(value: unknown, into: Texts, language: 'uk' | 'ru' | null = null): void {
  if (typeof value === 'string') {
    if (language !== null) into[language].add(value);
  } else if (Array.isArray(value)) {
    for (const item of value) gather(item, into, language);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) gather(item, into, key === 'uk' || key === 'ru' ? key : language);
  }
}

const texts: Texts = { uk: new Set(), ru: new Set() };
gather([products, catalogue.categories, catalogue.specifications, demoConfig], texts);
for (const product of products) {
  for (const { locale, body, pros, cons, reply } of product.reviews)
    gather([body, pros, cons, reply?.body], texts, locale);
}
for (const { locale, body } of content.items) gather(body, texts, locale);

const thoseWith = (list: Iterable<string>, pattern: RegExp): string[] =>
  [...list].filter((text) => pattern.test(text)).slice(0, 5);

test('keeps letters of the other language out of each text', () => {
  expect(thoseWith(texts.uk, /[ыэёъ]/iu)).toEqual([]);
  expect(thoseWith(texts.ru, /[іїєґ]/iu)).toEqual([]);
});

test('mixes no alphabets within a word', () => {
  const mixed = /\p{Script=Cyrillic}[a-z]|[a-z]\p{Script=Cyrillic}/iu;
  expect(thoseWith([...texts.uk, ...texts.ru], mixed)).toEqual([]);
});

test('writes units in Cyrillic with a no-break space', () => {
  const all = [...texts.uk, ...texts.ru];
  expect(thoseWith(all, /\d[ \u00a0][ABCEHKMOPTX](?![\p{L}\d.])/u)).toEqual([]);
  expect(thoseWith(all, /\d (?:Вт|мА|ГБ|ТБ|мм|Гц|Мп|кг|₴|%)(?!\p{L})/u)).toEqual([]);
});

/** Words that promise what only some stores can do. */
const promises: Record<Capability, RegExp> = {
  cardPayment: /visa|mastercard|(?:картк|карт)(?:ою|ой) онлайн|оплата карт/iu,
  installment: /частинами|частями|кількість платежів|количество платежей/iu,
  couponsInCart: /введіть код у кошику|введите код в корзине/iu,
};

test.each(Object.entries(promises))('promises %s only where the store can do it', (capability, words) => {
  const contents: Texts = { uk: new Set(), ru: new Set() };
  for (const { locale, body } of content.items) gather(body, contents, locale);
  const isAble = isAbleTo(capability as Capability, demoConfig);
  expect(thoseWith([...contents.uk, ...contents.ru], words).length > 0).toBe(isAble);
});

test('writes the Ukrainian apostrophe', () => {
  expect(thoseWith(texts.uk, /\p{Script=Cyrillic}['ʼ`]\p{Script=Cyrillic}/u)).toEqual([]);
});

test('keeps the range of an infrared light beside its name', () => {
  expect(thoseWith(texts.uk, /ІЧ \d/u)).toEqual([]);
  expect(thoseWith(texts.uk, /ІЧ\u00a0\d/u)).not.toEqual([]);
});

test('translates names and descriptions', () => {
  const isBilingual = ({ uk, ru }: { uk: string; ru: string }): boolean => uk !== ru;
  for (const { contents } of products) {
    expect(contents.find(({ type }) => type === 'description')).toMatchObject({ body: expect.objectContaining({}) });
    expect(isBilingual(contents.find(({ type }) => type === 'description')?.body ?? { uk: '', ru: '' })).toBe(true);
  }
  const translated = products.filter(({ name }) => isBilingual(name));
  expect(translated.length / products.length).toBeGreaterThan(0.85);
});

test('describes every product in two to four paragraphs', () => {
  for (const { contents, name } of products) {
    const body = contents.find(({ type }) => type === 'description')?.body.uk ?? '';
    const paragraphs = body.split('</p>').length - 1;
    expect([name.uk, paragraphs >= 2 && paragraphs <= 4]).toEqual([name.uk, true]);
  }
});

test('leaves no hole in a template', () => {
  expect(thoseWith([...texts.uk, ...texts.ru], /undefined|NaN|\[object|\{\}|\$\{|, ,| {2}/u)).toEqual([]);
});

test('fits the contracts of the content service and the settings', () => {
  const schemas = {
    page: pageSchema,
    'header-banner': headerBannerSchema,
    'hero-banner': bannerSchema,
    'promo-banner': bannerSchema,
    'category-seo': categorySeoSchema,
    faq: faqSchema,
    'blog-post': blogPostSchema.omit({ related: true, prev: true, next: true }),
    'landing-page': landingPageSchema.omit({ isActive: true }),
  };
  for (const { kind, key, body } of content.items) {
    const { result, omissions } = collectOmissions(() => schemas[kind].safeParse(body));
    expect([key, result.error, omissions]).toEqual([key, undefined, []]);
  }
  expect(configSchema.safeParse(demoConfig).error).toBeUndefined();
  expect(redirectsSchema.safeParse(createDemoRedirects(brand)).error).toBeUndefined();
});

test('offers on landing pages what the catalogue has', () => {
  const known = new Set(products.map(({ slug }) => slug));
  const offered = content.items.flatMap(({ kind, body }) =>
    kind === 'landing-page' ? landingPageSchema.shape.products.parse(body.products) : [],
  );
  expect(offered.filter((slug) => !known.has(slug))).toEqual([]);
});

test('shows in posts what the catalogue has, and writes each of them out', () => {
  const known = new Set(products.map(({ slug }) => slug));
  const posts = content.items.filter(({ kind }) => kind === 'blog-post');
  expect(posts.length).toBeGreaterThanOrEqual(24);
  for (const { key, body } of posts) {
    const { blocks } = blogPostSchema.pick({ blocks: true }).parse(body);
    const shown = blocks.flatMap((block) => (block.type === 'products' ? (block.slugs ?? []) : []));
    expect([key, shown.filter((slug) => !known.has(slug))]).toEqual([key, []]);
    const words = JSON.stringify(blocks).match(/\p{L}+/gu)?.length ?? 0;
    expect([key, words > 350, new Set(blocks.map(({ type }) => type)).size > 1]).toEqual([key, true, true]);
  }
});

test('has each page of the specification in both languages', () => {
  const services = ['apartment', 'shop', 'warehouse', 'office', 'house', 'enterprises'].map(
    (name) => `/services/${name}`,
  );
  const about = ['', '/contact', '/cooperation', '/opt', '/shipping-payment'].map((name) => `/about-company${name}`);
  const others = [
    '/',
    '/blog',
    '/blog/become-author',
    '/catalog',
    '/warranty',
    '/partnership',
    '/privacy-policy',
    '/public-offer',
    '/reviews-policy',
    '/services',
    '/landing-page',
    '/icsee',
    '/gv-ss',
  ];
  for (const locale of ['uk', 'ru']) {
    const paths = content.items.filter((item) => item.kind === 'page' && item.locale === locale).map(({ key }) => key);
    expect(paths.sort()).toEqual([...services, ...about, ...others].sort());
  }
});

test('writes markup only where the contract has HTML', () => {
  const marked = new Set<string>();
  const walk = (value: unknown, field: string): void => {
    if (typeof value === 'string' && /<\/?[a-z]/i.test(value)) marked.add(field);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, item] of Object.entries(value)) walk(item, /^(?:\d+|uk|ru)$/.test(key) ? field : key);
  };
  walk(content.items, '');
  walk([products, catalogue.categories], '');
  expect([...marked].filter((field) => !['html', 'body', 'top', 'bottom', 'a'].includes(field))).toEqual([]);
});
