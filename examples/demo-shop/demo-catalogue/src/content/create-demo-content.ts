import type { BrandData } from '@vitryna/brand';
import type { ContentRecord } from '@vitryna/contracts/assortment';
import type { PictureSpec } from '@vitryna/contracts/catalogue-import';
import { type Locale, locales } from '@vitryna/contracts/constants';
import { demoCapabilities } from '../model/capabilities.ts';
import { typeset } from '../text/typography.ts';
import { bannerIn, HERO, headerBannerIn, PROMO } from './banners.ts';
import { blockIn } from './block.ts';
import { withBrand } from './brand-words.ts';
import { categorySeo } from './category-seo.ts';
import { faqsIn } from './faq.ts';
import { LANDING_PAGES, landingPageIn } from './landing-pages.ts';
import { type BilingualPage, readPages } from './page.ts';
import { SERVICE_PAGES } from './pages-services.ts';
import { POSTS, postIn } from './posts.ts';

const { cardPayment, installment } = demoCapabilities;

const PAGES: readonly BilingualPage[] = [
  ...readPages('pages-shopping'),
  ...readPages('pages-company'),
  ...SERVICE_PAGES,
  ...readPages('pages-legal'),
];

/** Ways to pay that not every store has, as a sentence begins with them: `%ways%` in a description. */
const ways: Record<Locale, string> = {
  uk: `${cardPayment ? 'карткою, ' : ''}${installment ? 'частинами, ' : ''}`,
  ru: `${cardPayment ? 'картой, ' : ''}${installment ? 'частями, ' : ''}`,
};

const recordsIn = (locale: Locale): ContentRecord[] => [
  ...PAGES.map(
    (page, position): ContentRecord => ({
      kind: 'page',
      locale,
      key: page.path,
      position,
      body: {
        path: page.path,
        metaTitle: typeset(page.metaTitle[locale]),
        metaDescription: typeset(page.metaDescription[locale].replace('%ways%', ways[locale])),
        h1: typeset(page.h1[locale]),
        body: page.body ? typeset(page.body[locale]) : '',
        blocks: page.blocks.map((block) => blockIn(block, locale)),
      },
    }),
  ),
  { kind: 'header-banner', locale, key: '', position: 0, body: headerBannerIn(locale) },
  ...HERO.map(
    (banner, position): ContentRecord => ({
      kind: 'hero-banner',
      locale,
      key: '',
      position,
      body: bannerIn(banner, locale, position),
    }),
  ),
  ...PROMO.flatMap((banner, position) =>
    banner.codes.map(
      (key): ContentRecord => ({
        kind: 'promo-banner',
        locale,
        key,
        position,
        body: bannerIn(banner, locale, position),
      }),
    ),
  ),
  ...categorySeo().map(
    ({ code, seo }, position): ContentRecord => ({
      kind: 'category-seo',
      locale,
      key: code,
      position,
      body: seo[locale],
    }),
  ),
  ...faqsIn(locale).map(
    (faq, position): ContentRecord => ({ kind: 'faq', locale, key: faq.slug, position, body: faq }),
  ),
  ...POSTS.map(
    (post, position): ContentRecord => ({
      kind: 'blog-post',
      locale,
      key: post.slug,
      position,
      body: postIn(post, locale),
    }),
  ),
  ...LANDING_PAGES.map(
    (landing, position): ContentRecord => ({
      kind: 'landing-page',
      locale,
      key: landing.id,
      position,
      body: landingPageIn(landing, locale),
    }),
  ),
];

/**
 * Everything the content service of the demo store holds, in both languages (contract §11) and in the brand's name, and the drawn pictures its banners and posts
 * link to: the store has to know them before it can serve them.
 */
export const createDemoContent = (brand: BrandData): { items: ContentRecord[]; pictures: PictureSpec[] } => ({
  items: locales.flatMap((locale) => withBrand(recordsIn(locale), brand, locale)),
  pictures: [
    ...[...HERO, ...PROMO].map(({ picture }) => picture),
    ...[...POSTS, ...LANDING_PAGES].map(({ cover }) => cover),
  ],
});
