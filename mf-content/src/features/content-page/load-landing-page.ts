import type { Block, LandingPage } from '@vitryna/contracts/content';
import { formatDate } from '@vitryna/i18n';
import { lastMoment } from '@vitryna/i18n/time-left';
import type { AppContext } from '@vitryna/remote-kit';
import { getLandingPage } from './api/get-landing-page.ts';
import { loadShelves, type Shelves } from './load-shelves.ts';

/** A landing page's view. */
export type LandingView = Pick<LandingPage, 'title' | 'cover' | 'isActive'> & {
  /** The last day of its period, in words. */
  lastDay: string;
  blocks: Block[];
  shelves: Shelves;
};

/** Its words, then its products and its form; of one that does not run only the products are left. */
function blocksOf({ isActive, blocks, products, form }: LandingPage): Block[] {
  const shelf: Block[] = products.length > 0 ? [{ type: 'products', slugs: products }] : [];
  return isActive ? [...blocks, ...shelf, ...(form ? [{ type: 'form' as const, ...form }] : [])] : shelf;
}

/** Reads a landing page with the products of its shelves; null when there is none, undefined when the content service did not give it. */
export async function loadLandingPage(
  { api, content, locale }: AppContext,
  id: string,
  signal: AbortSignal,
): Promise<LandingView | null | undefined> {
  const page = await getLandingPage(content, { locale, id, signal });
  if (!page) return page;
  const { title, cover, isActive, period } = page;
  const blocks = blocksOf(page);
  return {
    ...{ title, cover, isActive, blocks },
    lastDay: formatDate(lastMoment(period.endAt), locale, 'long'),
    shelves: await loadShelves(api, blocks, locale, signal),
  };
}
