import type { OpeningHours } from '@vitryna/contracts/api';
import { localise } from '@vitryna/i18n';
import { appContext, type LoaderFunctionArgs } from '@vitryna/remote-kit';
import { getOpeningHours } from '#features/opening-hours/api/get-opening-hours.ts';
import { type ContentPageView, loader as loadContentPage } from './load-content-page.ts';

/** The page of contacts: its words, and when the store is open; null where the store does not say. */
export type ContactPageView = ContentPageView & {
  hours: { openingHours: OpeningHours; schedule: string; phone: string; renderedAt: number } | null;
};

/** The hours are asked for together with the page; without them the page is still whole. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, locale } = args.context.get(appContext);
  const [answer, config] = await Promise.all([loadContentPage(args), getOpeningHours(api, args.request.signal)]);
  if (!('path' in answer)) return answer;
  const hours = config?.openingHours && {
    openingHours: config.openingHours,
    schedule: localise(config.schedule, locale),
    phone: config.phone,
    renderedAt: Date.now(),
  };
  return { ...answer, hours: hours ?? null } satisfies ContactPageView;
}
