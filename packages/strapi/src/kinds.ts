import { adCardSchema } from '@vitryna/contracts/api';
import type { ContentRecord } from '@vitryna/contracts/assortment';
import {
  bannerSchema,
  blogPostSchema,
  categorySeoSchema,
  faqSchema,
  headerBannerSchema,
  landingPageSchema,
  pageSchema,
} from '@vitryna/contracts/content';
import type { z } from 'zod';
import type { TypeName } from './fields.ts';

type Values = Record<string, unknown>;

/** What the store keeps of Strapi: entries of the content service, and the slides of the pop-up. */
export type Kind = ContentRecord['kind'] | 'popup-card';

/** Where a kind comes from and what becomes of a document. */
export type KindEntry = {
  type: TypeName;
  /** Other types whose change shows in it. */
  beside?: readonly TypeName[];
  /** What it has to be. */
  schema: z.ZodType<Values | null>;
  /** What of its fields Strapi has in another form. */
  shape?: (values: Values) => Values;
  /** By what it is found. */
  key: (values: Values) => string;
  /** Several may have the same key. */
  isMany?: true;
  /** The order of a list, where no editor gives one. */
  order?: (one: Values, other: Values) => number;
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const spelt = (path: unknown): string => `/${text(path).replace(/^\/+|\/+$/g, '')}`;
const seconds = (moment: unknown): number => Math.floor(Date.parse(text(moment)) / 1000);
const none = () => '';
const slug = (values: Values): string => text(values.slug);
const id = (values: Values): string => text(values.id);

/** Words a minute, and whatever separates them. */
const readingPace = 180;
const wordsIn = (blocks: unknown): number =>
  JSON.stringify(blocks ?? [])
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/).length;

/** Headings of a post: its titled blocks, by the ids that the page gives them. */
const contentsOf = (blocks: unknown): Values[] =>
  (Array.isArray(blocks) ? blocks : []).flatMap(({ title }: Values, place) =>
    text(title) === '' ? [] : [{ id: `part-${place + 1}`, title, level: 2 }],
  );

/** Every kind; a new one is an entry here and a type in `content-types.ts`. */
export const kinds: Record<Kind, KindEntry> = {
  page: {
    type: 'page',
    schema: pageSchema,
    key: ({ path }) => spelt(path),
    shape: (values) => ({ ...values, path: spelt(values.path) }),
  },
  'header-banner': {
    type: 'header-banner',
    schema: headerBannerSchema,
    key: none,
    isMany: true,
    shape: (values) => ({ image: null, adaptiveImage: null, ...values }),
  },
  'hero-banner': { type: 'hero-banner', schema: bannerSchema, key: none, isMany: true },
  'promo-banner': {
    type: 'promo-banner',
    schema: bannerSchema,
    key: ({ categoryCode }) => text(categoryCode),
    isMany: true,
  },
  'category-seo': {
    type: 'category-seo',
    schema: categorySeoSchema,
    key: ({ categoryCode, specifications }) =>
      text(specifications) === '' ? text(categoryCode) : `${text(categoryCode)}/${text(specifications)}`,
  },
  faq: { type: 'faq', schema: faqSchema, key: slug },
  'landing-page': {
    type: 'landing-page',
    schema: landingPageSchema.omit({ isActive: true }),
    key: id,
    shape: ({ startsAt, endsAt, ...values }) => ({
      ...values,
      period: { startAt: seconds(startsAt), endAt: seconds(endsAt) },
    }),
  },
  'popup-card': {
    type: 'popup-card',
    schema: adCardSchema,
    key: id,
    shape: (values) => ({ description: '', buttonLabel: '', backgroundImage: null, overlayImage: null, ...values }),
  },
  'blog-post': {
    type: 'blog-post',
    beside: ['blog-category', 'blog-tag', 'blog-author'],
    schema: blogPostSchema.omit({ related: true, prev: true, next: true }),
    key: slug,
    shape: (values) => ({
      ...values,
      publishedAt: values.publishedAt,
      readMinutes: values.readMinutes ?? Math.max(1, Math.round(wordsIn(values.blocks) / readingPace)),
      toc: contentsOf(values.blocks),
    }),
    order: (one, other) => text(other.publishedAt).localeCompare(text(one.publishedAt)),
  },
};

export const kindNames = Object.keys(kinds) as Kind[];

/** The kinds that a change of a content type shows in; all where it is none of ours, as a picture is. */
export function kindsOf(type: string): Kind[] {
  const isTouched = (kind: Kind) => kinds[kind].type === type || kinds[kind].beside?.some((one) => one === type);
  const touched = kindNames.filter(isTouched);
  return touched.length === 0 ? kindNames : touched;
}
