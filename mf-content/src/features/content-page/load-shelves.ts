import type { ApiClient } from '@vitryna/api-client';
import type { Locale } from '@vitryna/contracts/constants';
import type { Block } from '@vitryna/contracts/content';
import { type CardView, toProductCardView } from '@vitryna/product-view';
import { getShelf } from './api/get-shelf.ts';

/** The products of a text's shelves, by the place of their block in it. */
export type Shelves = { [place: number]: CardView[] };

/** Reads the shelves of a text; one that cannot be read, or has nothing, is left out: the text is whole without it. */
export async function loadShelves(
  api: ApiClient,
  blocks: readonly Block[],
  locale: Locale,
  signal: AbortSignal,
): Promise<Shelves> {
  const read = blocks.map(async (block, place): Promise<[number, CardView[]]> => {
    if (block.type !== 'products') return [place, []];
    const cards = await getShelf(api, block, signal).catch(() => []);
    return [place, cards.map((card) => toProductCardView(card, { locale }))];
  });
  return Object.fromEntries((await Promise.all(read)).filter(([, products]) => products.length > 0));
}
