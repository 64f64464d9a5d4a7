import type { Seo } from '@vitryna/contracts/api';
import { type L10n, perLocale } from '@vitryna/contracts/languages';
import { seoWords } from '../../locales/catalogue-words.ts';

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

/** Head texts of a list of products called `heading`; the content service may replace them. */
export function listSeo(heading: L10n, page = 1): Seo {
  const numbered = perLocale((locale) =>
    page > 1 ? `${heading[locale]} — ${seoWords[locale].page} ${page}` : heading[locale],
  );
  return {
    metaTitle: perLocale((locale) => `${numbered[locale]}: ${seoWords[locale].list}`),
    metaDescription: perLocale((locale) => seoWords[locale].about(numbered[locale])),
    h1: heading,
  };
}
