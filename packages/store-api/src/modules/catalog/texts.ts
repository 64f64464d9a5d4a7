import type { Seo } from '@vitryna/contracts/api';

/** A text in both languages. */
export type L10n = { uk: string; ru: string };

/** Builds a text language by language. */
export const bilingual = (build: (locale: 'uk' | 'ru') => string): L10n => ({ ru: build('ru'), uk: build('uk') });

/** Characters a search engine shows of a description. */
const descriptionLength = 160;

/** A text without markup, cut at a word. */
export function plainText(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= descriptionLength) return text;
  return `${text.slice(0, descriptionLength).replace(/\s+\S*$/, '')}…`;
}

const listTitles = { uk: 'ціни, характеристики, відгуки', ru: 'цены, характеристики, отзывы' };
const descriptions = {
  uk: (name: string) => `${name}: вибір за характеристиками, чесні ціни в гривнях, доставка по всій Україні, гарантія.`,
  ru: (name: string) =>
    `${name}: выбор по характеристикам, честные цены в гривнах, доставка по всей Украине, гарантия.`,
};
const pageWords = { uk: 'сторінка', ru: 'страница' };

/** Head texts of a list of products called `heading`; the content service may replace them. */
export function listSeo(heading: L10n, page = 1): Seo {
  const numbered = bilingual((locale) =>
    page > 1 ? `${heading[locale]} — ${pageWords[locale]} ${page}` : heading[locale],
  );
  return {
    metaTitle: bilingual((locale) => `${numbered[locale]}: ${listTitles[locale]}`),
    metaDescription: bilingual((locale) => descriptions[locale](numbered[locale])),
    h1: heading,
  };
}
