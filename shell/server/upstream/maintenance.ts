import { type Maintenance, maintenanceSchema } from '@vitryna/contracts/api';
import { maintenancePollMs } from '@vitryna/contracts/constants';
import { errorFields, type Log } from '../log.ts';
import type { JsonClient } from './json-client.ts';
import { createPoller } from './poller.ts';
import { readData } from './read-data.ts';

/** How often the state is looked at while the store is open and nothing hints at maintenance, in milliseconds. */
const quietPollMs = 60_000;

/** Whether the store is closed (decision 12). */
export type MaintenanceWatch = {
  /** The notice while the store is closed, else null. */
  readonly current: Maintenance | null;
  /** Reads the state now: at start, and whenever an upstream answered 503. */
  refresh: () => Promise<void>;
  start: () => void;
  stop: () => void;
};

/** Watches `/shared/maintenanceMode`: every 5 s while the store is closed; an API that is down changes nothing. */
export function createMaintenanceWatch(client: JsonClient, log: Log): MaintenanceWatch {
  let current: Maintenance | null = null;
  const poller = createPoller(
    () => (current ? maintenancePollMs : quietPollMs),
    async () => {
      try {
        const answer = await readData(client, '/shared/maintenanceMode', maintenanceSchema);
        const wasOn = current !== null;
        current = answer?.data.isEnabled ? answer.data : null;
        if (wasOn !== (current !== null)) log.info(current ? 'maintenance began' : 'maintenance ended');
      } catch (error) {
        log.debug('the maintenance state cannot be read', errorFields(error));
      }
    },
  );
  return {
    get current() {
      return current;
    },
    refresh: poller.run,
    start: poller.start,
    stop: poller.stop,
  };
}
