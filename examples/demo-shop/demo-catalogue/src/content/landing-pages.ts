import { pictureSpecSchema } from '@vitryna/contracts/catalogue-import';
import type { Locale } from '@vitryna/contracts/constants';
import type { LandingPage } from '@vitryna/contracts/content';
import { z } from 'zod';
import { readRows } from '../data/read-data.ts';
import { l10nSchema } from '../text/l10n.ts';
import { typeset } from '../text/typography.ts';
import { blockIn, blockSchema } from './block.ts';
import { pictureUrl } from './picture-url.ts';

const moment = z.iso.datetime({ offset: true });
const landingSchema = z.object({
  id: z.string(),
  title: l10nSchema,
  cover: pictureSpecSchema,
  /** The first moment of the offer, and the first one after it. */
  period: z.tuple([moment, moment]),
  blocks: z.array(blockSchema),
  /** Slugs. */
  products: z.array(z.string()),
  form: z.object({ event: z.string(), title: l10nSchema }),
});

export const LANDING_PAGES = readRows('content/landing-pages.json', landingSchema);

/** A landing page in one language, as it is kept: whether it runs is known when it is read. */
export function landingPageIn(
  { id, title, cover, period, blocks, products, form }: z.infer<typeof landingSchema>,
  locale: Locale,
): Omit<LandingPage, 'isActive'> {
  const [startAt, endAt] = period.map((day) => Date.parse(day) / 1000) as [number, number];
  return {
    id,
    title: typeset(title[locale]),
    cover: { url: pictureUrl(cover, 'l'), alt: '', width: 960, height: 960 },
    period: { startAt, endAt },
    blocks: blocks.map((block) => blockIn(block, locale)),
    products,
    form: { event: form.event, title: typeset(form.title[locale]) },
  };
}
