import type { EventPayloads } from '@vitryna/contracts/events';
import type { EventBus } from '@vitryna/event-bus';
import type { App } from '../features/feature.ts';
import { prepareHead } from '../pages/head/keep-head.ts';
import { warn } from '../tab/warn.ts';

/** Loads all that no first view needs: the lazy router, checks of events, features. */
export function beginRest(app: Omit<App, 'questions'>): void {
  app.navigation.load().catch(warn);
  prepareHead().catch(warn);
  prepareEvents(app.eventBus).catch(warn);
  import('./start-features.ts').then(({ startFeatures }) => startFeatures(app)).catch(warn);
}

/** Payloads of events are checked once the schemas are here. */
async function prepareEvents(eventBus: EventBus<EventPayloads>): Promise<void> {
  const { explainPayload } = await import('@vitryna/contracts/event-schemas');
  eventBus.setValidate(explainPayload);
}
