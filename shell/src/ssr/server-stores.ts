import type { Locale } from '@vitryna/contracts/constants';
import { createStores, type Stores } from '@vitryna/store';

const refuse = () => Promise.reject(new Error('[shell] stores make no calls while rendering: HTML is public.'));

/** The anonymous initial state: what every visitor's page is rendered and hydrated with. */
export function createServerStores(locale: Locale): Stores {
  return createStores({ locale, api: { get: refuse, post: refuse }, eventBus: { emit: () => {} } });
}
