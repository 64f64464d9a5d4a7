import { type Config, configSchema } from '@vitryna/contracts/api';
import { createPoller } from '@vitryna/resilience';
import { errorFields, type Log } from '../base/log.ts';
import type { JsonClient } from './json-client.ts';
import { readData } from './read-data.ts';

const pollMs = 5 * 60_000;
const firstPollMs = 2000;

/** Phones and links of the store, kept for the maintenance screen: while that is shown they cannot be asked for. */
export type SiteConfig = {
  readonly current: Config | null;
  refresh: () => Promise<void>;
  start: () => void;
  stop: () => void;
};

/** Reads `/shared/config` every five minutes and keeps the last answer. */
export function createSiteConfig(client: JsonClient, log: Log): SiteConfig {
  let current: Config | null = null;
  const poller = createPoller(
    () => (current ? pollMs : firstPollMs),
    async () => {
      try {
        current = (await readData(client, '/shared/config', configSchema))?.data ?? current;
      } catch (error) {
        log.debug('the configuration cannot be read', errorFields(error));
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
