import type { Draft } from '../model/draft.ts';

/** From so many hryvnias on an inverter is planned with the whole station and brought to order: its price is known on request. */
const plannedFrom = 60_000;
/** And from so many on the maker has sent no photos yet. */
const unseenFrom = 80_000;

/** Whether the shop tells the price of a product only to who asks. */
export const isOnRequest = ({ leaf }: Draft, price: number): boolean =>
  leaf === 'hibrydni-invertory' && price >= plannedFrom;

/** Whether the shop has no pictures of a product. */
export const isUnseen = (draft: Draft, price: number): boolean => isOnRequest(draft, price) && price >= unseenFrom;
