import type { ApiClient } from '@vitryna/api-client';
import { type AdCard, adCardSchema } from '@vitryna/contracts/api';
import { campaignNames, campaignParameter, maxTrackingLength } from '@vitryna/contracts/visit';
import { z } from '@vitryna/contracts/zod';

/** One slide that does not fit the contract costs itself and not the others. */
export const adCardsSchema = z.array(z.unknown()).transform((cards) =>
  cards.flatMap((card) => {
    const { data } = adCardSchema.safeParse(card);
    return data ? [data] : [];
  }),
);

const trackingNames = campaignNames.map(campaignParameter);

/** The tracking parameters of an address, as the call takes them. */
export function trackingQuery(search: string): Record<string, string> {
  const given = new URLSearchParams(search);
  return Object.fromEntries(
    trackingNames.flatMap((name) => {
      const value = given.get(name)?.trim().slice(0, maxTrackingLength);
      return value ? [[name, value]] : [];
    }),
  );
}

/** Slides of the advertising pop-up (specification §7). Never fails: without an answer there are none (specification §8). */
export async function getAdCards(api: ApiClient, search: string): Promise<AdCard[]> {
  try {
    return await api.get('/sliders/popup', { schema: adCardsSchema, query: trackingQuery(search), isQuiet: true });
  } catch {
    return [];
  }
}
