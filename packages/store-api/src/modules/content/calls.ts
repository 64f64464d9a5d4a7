import { localeSchema, textInput } from '@vitryna/contracts/api';
import {
  type Banner,
  bannerSchema,
  type CategorySeo,
  categorySeoSchema,
  type Faq,
  faqSchema,
  headerBannerSchema,
  homeBannersSchema,
  type Page,
  pageSchema,
} from '@vitryna/contracts/content';
import { filterLimits } from '@vitryna/contracts/filters';
import { defaultLocale } from '@vitryna/contracts/languages';
import { z } from 'zod';
import { notFound } from '../../core/failure.ts';
import type { Connection } from '../../database/connection.ts';
import { type Call, defineCall } from '../../openapi/registry.ts';
import { project } from './projection.ts';
import { readFirst, readItems } from './repository.ts';

const names = z.array(z.string().regex(/^[A-Za-z][A-Za-z0-9.]{0,59}$/)).max(20);
/** `filters[x]=…` says the same as `x=…` here; Strapi's operators are not offered. */
const filters = z.record(z.string(), textInput(300)).optional();
const shape = { fields: names.optional(), populate: z.union([z.literal('*'), names]).optional(), filters };
const located = z.object({ locale: localeSchema.default(defaultLocale), ...shape });

const pageQuery = located.extend({ path: textInput(300).optional() });
const categoryQuery = located.extend({ categoryCode: z.string().max(40).optional() });
const categorySeoQuery = categoryQuery.extend({ specifications: textInput(filterLimits.segment).optional() });
const slugQuery = located.extend({ slug: z.string().max(120) });

const headerShape = { relations: ['image', 'adaptiveImage'] };
const pageShape = { relations: ['blocks'], always: ['path'] };

/** The content service (contract §11); its base address is `/api`. */
export const createContentCalls = (db: Connection): Call[] => [
  defineCall({
    method: 'GET',
    base: 'api',
    path: '/pages',
    tag: 'content',
    summary: 'The page of a path in one language; null when there is none',
    query: pageQuery,
    result: pageSchema.partial({ metaTitle: true, metaDescription: true }).nullable(),
    cache: 'shared',
    handle: async ({ query }) => {
      const path = query.path ?? query.filters?.path ?? '/';
      const [page] = await readItems(db, 'page', query.locale, path);
      return page === undefined ? null : (project(page, query, pageShape) as Page);
    },
  }),
  defineCall({
    method: 'GET',
    base: 'api',
    path: '/banners/header',
    tag: 'content',
    summary: 'The strip above the header; null when there is none',
    query: located,
    result: headerBannerSchema,
    cache: 'shared',
    handle: async ({ query }) => {
      const [banner] = await readItems(db, 'header-banner', query.locale, '');
      if (banner === undefined) return null;
      const kept = project(banner, query, headerShape);
      return { image: null, adaptiveImage: null, title: '', url: '/', ...kept };
    },
  }),
  defineCall({
    method: 'GET',
    base: 'api',
    path: '/banners/home',
    tag: 'content',
    summary: 'Hero and promo banners of the home page in their order',
    query: located,
    result: homeBannersSchema,
    cache: 'shared',
    handle: async ({ query }) => {
      const [hero, promo] = await Promise.all([
        readItems(db, 'hero-banner', query.locale, ''),
        readItems(db, 'promo-banner', query.locale, ''),
      ]);
      return { hero: hero as Banner[], promo: promo as Banner[] };
    },
  }),
  defineCall({
    method: 'GET',
    base: 'api',
    path: '/banners/promo',
    tag: 'content',
    summary: 'Promo banners of a category, or of the whole store',
    query: categoryQuery,
    result: z.array(bannerSchema),
    cache: 'shared',
    handle: async ({ query }) => {
      const code = query.categoryCode ?? query.filters?.categoryCode ?? '';
      return (await readItems(db, 'promo-banner', query.locale, code)) as Banner[];
    },
  }),
  defineCall({
    method: 'GET',
    base: 'api',
    path: '/category-seo',
    tag: 'content',
    summary: 'Texts of a category for search engines, also of one with chosen filters; null when there are none',
    query: categorySeoQuery,
    result: categorySeoSchema,
    cache: 'shared',
    handle: async ({ query }) => {
      const code = query.categoryCode ?? query.filters?.categoryCode ?? '';
      const specifications = query.specifications ?? query.filters?.specifications ?? '';
      const key = specifications === '' ? code : `${code}/${specifications}`;
      const [texts] = await readItems(db, 'category-seo', query.locale, key);
      return (texts as CategorySeo | undefined) ?? null;
    },
  }),
  defineCall({
    method: 'GET',
    base: 'api',
    path: '/faq',
    tag: 'content',
    summary: 'The main page of questions and answers; null when there is none',
    query: located,
    result: faqSchema.nullable(),
    cache: 'shared',
    handle: async ({ query }) => (await readFirst(db, 'faq', query.locale)) as Faq | null,
  }),
  defineCall({
    method: 'GET',
    base: 'api',
    path: '/faq/view',
    tag: 'content',
    summary: 'One page of questions and answers',
    query: slugQuery,
    result: faqSchema,
    errors: ['notFound'],
    cache: 'shared',
    handle: async ({ query }) => {
      const [faq] = await readItems(db, 'faq', query.locale, query.slug);
      if (faq === undefined) throw notFound();
      return faq as Faq;
    },
  }),
];
