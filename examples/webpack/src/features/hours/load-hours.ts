import { localise } from '@vitryna/i18n';
import { appContext, type LoaderFunctionArgs } from '@vitryna/remote-kit';
import { getConfig } from './api/get-config.ts';

/** What the page shows; null when the store does not tell it. */
export type Hours = { phone: string; schedule: string } | null;

/** The page is there without the answer, too. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Hours> {
  const { api, locale } = context.get(appContext);
  const config = await getConfig(api, request.signal).catch(() => null);
  return config && { phone: config.phone, schedule: localise(config.schedule, locale) };
}
