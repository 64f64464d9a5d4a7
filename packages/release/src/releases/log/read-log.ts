import type { ReleaseEvent } from '@vitryna/contracts/release-event';
import { isReleaseError } from '../../model/release-error.ts';
import type { ReleaseStore } from '../../model/release-store.ts';

/** An event, and whether what it says was then done: `failed` are those whose write did not happen or came too late. */
export type LoggedEvent = ReleaseEvent & { outcome: 'done' | 'failed' };

async function isPublished(store: ReleaseStore, { releases }: ReleaseEvent): Promise<boolean> {
  const found = await Promise.all(
    releases.map(({ app, version, integrity }) =>
      store.readRelease(app, version).then(
        (stored) => stored.integrity === integrity,
        (error: unknown) => {
          if (isReleaseError(error) && error.code === 'not-found') return false;
          throw error;
        },
      ),
    ),
  );
  return found.every(Boolean);
}

/**
 * The newest events of the log, newest first. A change of the pointer happened when the pointer or a change that happened names it; a
 * publish, when its release is there or was removed later; a removal is repeated until it is done.
 */
export async function readLog(store: ReleaseStore, limit: number): Promise<LoggedEvent[]> {
  const [pointer, events] = await Promise.all([store.readLive(), store.readEvents(limit)]);
  const changes = new Map(events.map((event) => [event.id, event]));
  const done = new Set<string>();
  // By name and not by time: clocks of two machines differ.
  for (let id = pointer?.event ?? null; id !== null; id = changes.get(id)?.after ?? null) done.add(id);
  const removed = new Set<string>();
  const logged: LoggedEvent[] = [];
  for (const event of events) {
    const names = event.releases.map(({ app, version }) => `${app}/${version}`);
    let isDone = event.revision === null || done.has(event.id);
    if (event.action === 'remove') for (const name of names) removed.add(name);
    if (event.action === 'publish' && !names.every((name) => removed.has(name)))
      isDone = await isPublished(store, event);
    logged.push({ ...event, outcome: isDone ? 'done' : 'failed' });
  }
  return logged;
}
