import type { Locale } from '@vitryna/contracts/constants';
import type { CategorySeo } from '@vitryna/contracts/content';
import { categoryGuide } from '../categories/guides.ts';
import { DEPARTMENTS, walk } from '../categories/index.ts';
import { QUESTIONS } from '../categories/questions.ts';
import { typeset } from '../text/typography.ts';

type Entry = { code: string; seo: Record<Locale, NonNullable<CategorySeo>> };

/** Titles, texts and questions of every category, ready for the content service. */
export const categorySeo = (): Entry[] =>
  [...walk(DEPARTMENTS)].map(({ node, parent }) => {
    const guide = categoryGuide(node, parent);
    const questions = QUESTIONS[node.code] ?? (parent === null ? [] : (QUESTIONS[parent.code] ?? []));
    const tell = (locale: Locale): NonNullable<CategorySeo> => {
      const name = typeset(node.name[locale]);
      return {
        metaTitle:
          locale === 'uk'
            ? `${name} — купити в Україні, ціни та характеристики | %name%`
            : `${name} — купить в Украине, цены и характеристики | %name%`,
        metaDescription:
          locale === 'uk'
            ? `${typeset(node.lead.uk)} Порівняння за характеристиками, офіційна гарантія, доставка 1–2 дні.`
            : `${typeset(node.lead.ru)} Сравнение по характеристикам, официальная гарантия, доставка 1–2 дня.`,
        h1: name,
        top: `<p>${typeset(node.lead[locale])}</p>`,
        bottom: guide[locale],
        faq: questions.map(({ q, a }) => ({ q: typeset(q[locale]), a: `<p>${typeset(a[locale])}</p>` })),
      };
    };
    return { code: node.code, seo: { uk: tell('uk'), ru: tell('ru') } };
  });
