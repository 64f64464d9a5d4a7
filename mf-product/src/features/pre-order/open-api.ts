import { type ApiClient, createApiClient } from '@vitryna/api-client';
import { createFetchTransport } from '@vitryna/api-client/fetch';
import type { Locale } from '@vitryna/contracts/constants';

/** The store API of this origin, for what no loader carries; letters are written in the page's language. */
export function openApi(locale: Locale): ApiClient {
  return createApiClient({ transport: createFetchTransport('/user'), headers: () => ({ 'X-Locale': locale }) });
}
