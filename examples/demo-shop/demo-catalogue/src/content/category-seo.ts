import type { Locale } from '@vitryna/contracts/constants';
import type { CategorySeo } from '@vitryna/contracts/content';
import { categoryGuide } from '../categories/guides.ts';
import { DEPARTMENTS, walk } from '../categories/index.ts';
import { QUESTIONS } from '../categories/questions.ts';
import { typeset } from '../text/typography.ts';

type Entry = { code: string; seo: Record<Locale, NonNullable<CategorySeo>> };

const titleEnds: Record<Locale, string> = {
  uk: 'купити в Україні, ціни та характеристики',
  ru: 'купить в Украине, цены и характеристики',
};
const descriptionEnds: Record<Locale, string> = {
  uk: 'Порівняння за характеристиками, офіційна гарантія, доставка 1–2 дні.',
  ru: 'Сравнение по характеристикам, официальная гарантия, доставка 1–2 дня.',
};

/** Titles, texts and questions of every category, ready for the content service. */
export const categorySeo = (): Entry[] =>
  [...walk(DEPARTMENTS)].map(({ node, parent }) => {
    const guide = categoryGuide(node, parent);
    const questions = QUESTIONS[node.code] ?? (parent === null ? [] : (QUESTIONS[parent.code] ?? []));
    const tell = (locale: Locale): NonNullable<CategorySeo> => {
      const name = typeset(node.name[locale]);
      return {
        metaTitle: `${name} — ${titleEnds[locale]} | %name%`,
        metaDescription: `${typeset(node.lead[locale])} ${descriptionEnds[locale]}`,
        h1: name,
        top: `<p>${typeset(node.lead[locale])}</p>`,
        bottom: guide[locale],
        faq: questions.map(({ q, a }) => ({ q: typeset(q[locale]), a: `<p>${typeset(a[locale])}</p>` })),
      };
    };
    return { code: node.code, seo: { uk: tell('uk'), ru: tell('ru') } };
  });
