import type { Locale } from '@vitryna/contracts/constants';
import { type EventPayloads, events } from '@vitryna/contracts/events';
import { createEventBus } from '@vitryna/event-bus';
import { createStores, type Stores } from '@vitryna/store';

const refuse = () => Promise.reject(new Error('[shell] stores make no calls while rendering: HTML is public.'));

/** There is no news on the server: components may listen, nobody speaks. */
export const silentEventBus = createEventBus<EventPayloads>({ table: events });

/** The anonymous initial state: what every visitor's page is rendered and hydrated with. */
export function createServerStores(locale: Locale): Stores {
  return createStores({ locale, api: { get: refuse, post: refuse }, eventBus: silentEventBus });
}
