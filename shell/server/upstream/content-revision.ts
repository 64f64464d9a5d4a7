import { createPoller } from '@vitryna/resilience';
import { z } from 'zod';
import { errorFields, type Log } from '../base/log.ts';
import type { JsonClient } from './json-client.ts';

/** An editor looks at the page within the next second, and it has to be rendered by then. */
const pollMs = 250;
/** For a content service that tells of no changes. */
const restMs = 60_000;

const answerSchema = z.object({ data: z.object({ revision: z.string() }) });

/** Follows the name of the present contents. */
export type ContentRevision = {
  /** The name as far as it is known. */
  current: () => string | null;
  /** Asks now: at the start, and when editors' service said that something changed. */
  refresh: () => Promise<void>;
  start: () => void;
  stop: () => void;
};

/** Asks for it four times a second; `onChange` is called when it is another one. */
export function createContentRevision(client: JsonClient, onChange: () => void, log: Log): ContentRevision {
  let current: string | null = null;
  let isTold = true;
  const poller = createPoller(
    () => (isTold ? pollMs : restMs),
    async () => {
      try {
        const answer = await client.get({ path: '/revision', signal: AbortSignal.timeout(2000) });
        isTold = answer.status !== 404;
        const { data } = answerSchema.safeParse(answer.body);
        if (!data) return;
        const isNew = current !== null && current !== data.data.revision;
        current = data.data.revision;
        if (isNew) onChange();
      } catch (error) {
        log.debug('the revision of the content cannot be read', errorFields(error));
      }
    },
  );
  return { current: () => current, refresh: poller.run, start: poller.start, stop: poller.stop };
}
