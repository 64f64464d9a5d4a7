import type { ApiClient, ContentClient } from '@vitryna/api-client';
import type { Locale } from '@vitryna/contracts/constants';
import { createContext } from 'react-router';

/** The shell's context for every loader and action, made anew for each request on the server and once in a tab. */
export type AppContext = {
  locale: Locale;
  api: ApiClient;
  content: ContentClient;
  /**
   * Whether a document is made of the data: it holds all that the page shows. In a tab the data of the first screen is enough, the page
   * reads the rest when it is in sight.
   */
  isDocument?: boolean;
};

/**
 * Key of the `AppContext` in a loader's `context`.
 *
 * @example const { api, locale } = context.get(appContext);
 */
export const appContext = createContext<AppContext>();

let tab: AppContext | null = null;

/** Called by the shell once in a tab, before it is alive, and by tests. */
export function provideTabContext(given: AppContext): void {
  tab = given;
}

/**
 * What loaders get, for what no loader carries: contents of modals, parts that are read again, forms. Its client does to the page
 * what specification §8 asks, whatever the call was for.
 *
 * @example const subscribe = (values) => send(tabContext().api, values);
 * @throws on the server and before the tab is hydrated: ask in an effect or a handler, not while rendering
 */
export function tabContext(): AppContext {
  if (!tab) throw new Error('[remote-kit] no tab yet: ask in an effect or a handler.');
  return tab;
}
