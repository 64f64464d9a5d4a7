import { localise } from '@vitryna/i18n';
import { appContext, type LoaderFunctionArgs } from '@vitryna/remote-kit';
import { getConfig } from './api/get-config.ts';

/** What the server knows of a checkout: whom to call. The cart is the shopper's own and arrives in the browser. */
export type CheckoutView = { phone: string; schedule: string };

/** The page is there without the phone too: then it leaves the line out. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<CheckoutView> {
  const { api, locale } = context.get(appContext);
  const config = await getConfig(api, request.signal).catch(() => null);
  return { phone: config?.phone ?? '', schedule: localise(config?.schedule, locale) };
}
