import { type Maintenance, maintenanceSchema } from '@vitryna/contracts/api';
import { maintenancePollMs } from '@vitryna/contracts/constants';
import { createPoller } from '@vitryna/resilience';
import { errorFields, type Log } from '../base/log.ts';
import type { JsonClient } from './json-client.ts';
import { readData } from './read-data.ts';

/** The state of maintenance mode (reading 12). */
export type MaintenanceWatch = {
  /** The notice in maintenance mode, else null. */
  readonly current: Maintenance | null;
  /** Reads the state now: at start, whenever an upstream answered 503, and when a browser asked for it. */
  refresh: () => Promise<void>;
  start: () => void;
  stop: () => void;
};

/** The API's address of the maintenance mode. */
export const maintenancePath = '/shared/maintenanceMode';

/** Watches `/shared/maintenanceMode` every 5 s, so that pages in memory close as fast; an API that is down changes nothing. */
export function createMaintenanceWatch(client: JsonClient, log: Log): MaintenanceWatch {
  let current: Maintenance | null = null;
  const poller = createPoller(
    () => maintenancePollMs,
    async () => {
      try {
        const answer = await readData(client, maintenancePath, maintenanceSchema);
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
