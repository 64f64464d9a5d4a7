import type { EventPayloads } from '@vitryna/contracts/events';
import type { EventBus } from '@vitryna/event-bus';

/** Tells whether the gateway serves another composition by now: then every navigation loads a document. */
export function noteOutdated(eventBus: EventBus<EventPayloads>): () => boolean {
  let isOutdated = false;
  eventBus.on('shell:composition-changed', () => {
    isOutdated = true;
  });
  return () => isOutdated;
}
