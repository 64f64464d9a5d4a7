import type { Block, LandingPage } from '@vitryna/contracts/content';
import type { AppContext } from '@vitryna/remote-kit';
import { type Dated, datedContent } from '@vitryna/remote-kit/dated-content';
import { loadShelves, type Shelves } from '../load-shelves.ts';
import { getLandingPage } from './api/get-landing-page.ts';
import { type OfferPeriod, periodOf } from './period.ts';

/** A landing page's view. */
export type LandingView = Pick<LandingPage, 'id' | 'title' | 'cover'> &
  OfferPeriod &
  Dated & {
    blocks: Block[];
    shelves: Shelves;
  };

/** Its words, then its products and its form; of one that is over only the products are left, and nobody asks for it before it begins. */
function blocksOf({ blocks, products, form }: LandingPage, { state }: OfferPeriod): Block[] {
  const shelf: Block[] = products.length > 0 ? [{ type: 'products', slugs: products }] : [];
  if (state === 'over') return shelf;
  return [...blocks, ...shelf, ...(form && state === 'running' ? [{ type: 'form' as const, ...form }] : [])];
}

/** Reads a landing page with the products of its shelves; null when there is none, undefined when the content service did not give it. */
export async function loadLandingPage(
  app: AppContext,
  id: string,
  signal: AbortSignal,
): Promise<LandingView | null | undefined> {
  const { api, locale } = app;
  const { content, keptSince } = datedContent(app);
  const page = await getLandingPage(content, { locale, id, signal });
  if (!page) return page;
  const { title, cover } = page;
  const period = periodOf(page, locale);
  const blocks = blocksOf(page, period);
  return {
    id,
    title,
    cover,
    keptSince: keptSince(),
    ...period,
    blocks,
    shelves: await loadShelves(api, blocks, locale, signal),
  };
}
