import type { ApiClient } from '@vitryna/api-client';
import { type CampaignName, campaignNames, campaignParameter, maxTrackingLength } from '@vitryna/contracts/visit';
import type { Stores } from '@vitryna/store';

/** Tracking parameters (specification §3.19). */
export type Campaign = Partial<Record<CampaignName, string>>;

/** Reads the `utm_` parameters of a query; null when there is none. Long values are truncated. */
export function readCampaign(search: string): Campaign | null {
  const query = new URLSearchParams(search);
  const found = campaignNames.flatMap((name): [string, string][] => {
    const value = (query.get(campaignParameter(name)) ?? '')
      .replace(/\p{Cc}/gu, '')
      .trim()
      .slice(0, maxTrackingLength)
      .trim();
    return value ? [[name, value.toWellFormed()]] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
}

/** The query that this document was opened with, whatever was navigated to since. */
export function openedSearch(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  return new URL(navigation?.name ?? location.href, location.href).search;
}

/** Sends the campaign once the user fetch is over (specification §7); a first visit makes that fetch only for this. */
export async function sendCampaign(
  campaign: Campaign,
  { api, stores }: { api: ApiClient; stores: Stores },
): Promise<void> {
  await userFetched(stores);
  const { nothingSchema } = await import('@vitryna/contracts/api');
  await api.post('/account/utm', campaign, { schema: nothingSchema, isQuiet: true });
}

function userFetched(stores: Stores): Promise<void> {
  const { status } = stores.getState().user;
  if (status === 'idle') return stores.user.load();
  if (status !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    const leave = stores.subscribe(({ user }) => {
      if (user.status === 'loading') return;
      leave();
      resolve();
    });
  });
}
