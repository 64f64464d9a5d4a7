import { isApiError } from '@vitryna/api-client';
import type { PriceWatch } from '@vitryna/contracts/api';
import { readNoJsFacts } from '@vitryna/forms/no-js';
import { appContext, type LoaderFunctionArgs } from '@vitryna/remote-kit';
import { getWatch } from '#features/price/api/watch-price.ts';

/** The watch of an e-mail's token: `gone` when it is over, `failed` when nobody could say. */
export type WatchView = PriceWatch | 'gone' | 'failed';

/** The message for a failed call of the watch. */
export const toFailure = (error: unknown): 'gone' | 'failed' =>
  isApiError(error) && (error.status === 410 || error.status === 400) ? 'gone' : 'failed';

/** The view of an e-mail's page; `isRefused` when a browser without JavaScript posted an answer that came to nothing. */
export type PriceWatchPage = { token: string; watch: WatchView; isRefused: boolean };

export async function loader({ request, context }: LoaderFunctionArgs): Promise<PriceWatchPage> {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return {
    token,
    watch: await getWatch(context.get(appContext).api, token).catch(toFailure),
    isRefused: readNoJsFacts(request, 'answer').problem !== null,
  };
}
