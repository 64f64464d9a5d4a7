import { type CardView, toProductCardView } from '@vitryna/product-view';
import { tabContext } from '@vitryna/remote-kit';
import { getOffer } from './api/get-offer.ts';

/** The reduced product that a department is advertised with; null when it has none. */
export async function loadOffer(categoryId: string): Promise<CardView | null> {
  const { api, locale } = tabContext();
  const offer = await getOffer(api, categoryId);
  return offer ? toProductCardView(offer, { locale }) : null;
}
