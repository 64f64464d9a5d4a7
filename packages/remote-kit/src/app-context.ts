import type { ApiClient, ContentClient } from '@vitryna/api-client';
import type { Locale } from '@vitryna/contracts/constants';
import { createContext } from 'react-router';

/** What the shell hands to every loader and action, made anew for each request on the server and once in a tab. */
export type AppContext = {
  locale: Locale;
  api: ApiClient;
  content: ContentClient;
};

/**
 * Key of the `AppContext` in a loader's `context`.
 *
 * @example const { api, locale } = context.get(appContext);
 */
export const appContext = createContext<AppContext>();
