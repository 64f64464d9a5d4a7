import type { Locale } from '@vitryna/contracts/constants';
import type { Faq } from '@vitryna/contracts/content';
import { z } from 'zod';
import { readRows } from '../data/read-data.ts';
import { isKept, promiseSchema } from '../model/capabilities.ts';
import { l10nSchema } from '../text/l10n.ts';
import { typeset } from '../text/typography.ts';

const itemSchema = promiseSchema.extend({ slug: z.string(), q: l10nSchema, a: l10nSchema });
const topicSchema = z.object({
  slug: z.string(),
  title: l10nSchema,
  groups: z.array(z.object({ title: l10nSchema, items: z.array(itemSchema) })),
});

const topics = readRows('content/faq.json', topicSchema);

/** Questions and answers in one language. */
export const faqsIn = (locale: Locale): Faq[] =>
  topics.map((topic) => ({
    slug: topic.slug,
    title: topic.title[locale],
    groups: topic.groups.map((group) => ({
      title: group.title[locale],
      items: group.items
        .filter(isKept)
        .map(({ slug, q, a }) => ({ slug, q: typeset(q[locale]), a: `<p>${typeset(a[locale])}</p>` })),
    })),
  }));
