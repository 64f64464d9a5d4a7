import type { Locale } from '@vitryna/contracts/constants';
import type { Faq } from '@vitryna/contracts/content';
import { z } from 'zod';
import { readRows } from '../data/read-data.ts';
import { isKept, promiseSchema } from '../model/capabilities.ts';
import { l10nSchema } from '../text/l10n.ts';
import { typeset } from '../text/typography.ts';
import { html } from './block.ts';

const itemSchema = promiseSchema.extend({ slug: z.string(), q: l10nSchema, a: l10nSchema });
const faqSchema = z.object({
  slug: z.string(),
  title: l10nSchema,
  groups: z.array(z.object({ title: l10nSchema, items: z.array(itemSchema) })),
});

const FAQS = readRows('content/faq.json', faqSchema);

/** Questions and answers in one language. */
export const faqsIn = (locale: Locale): Faq[] =>
  FAQS.map(({ slug, title, groups }) => ({
    slug,
    title: title[locale],
    groups: groups.map((group) => ({
      title: group.title[locale],
      items: group.items.filter(isKept).map((item) => ({
        slug: item.slug,
        q: typeset(item.q[locale]),
        a: html(item.a, locale),
      })),
    })),
  }));
