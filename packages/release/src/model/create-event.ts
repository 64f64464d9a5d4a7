import { randomUUID } from 'node:crypto';
import { type ReleaseEvent, releaseEventSchema } from '@vitryna/contracts/release-event';
import { ciLink } from './ci-link.ts';

/** The fields of an event; the rest is filled in. */
export type EventInput = Pick<ReleaseEvent, 'who' | 'why' | 'action'> &
  Partial<Omit<ReleaseEvent, 'schema' | 'id' | 'at' | 'ci'>>;

/** Makes an event of this moment, with the pipeline's run that this process is a part of. */
export function createEvent(input: EventInput, now: Date): ReleaseEvent {
  const at = now.toISOString();
  const id = `${at.replace(/[-:.]/g, '')}-${randomUUID().slice(0, 8)}`;
  return releaseEventSchema.parse({ schema: 1, id, at, ci: ciLink(process.env), ...input });
}
