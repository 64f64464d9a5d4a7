import { type Translations, translationsSchema } from '@vitryna/contracts/api';
import { createPoller } from '@vitryna/resilience';
import { errorFields, type Log } from '../base/log.ts';
import type { JsonClient } from './json-client.ts';
import { readData } from './read-data.ts';

const pollMs = 60_000;
const firstPollMs = 2000;

/** The translations export, or null while it could never be read: then the bundled texts serve. */
export type TranslationsExport = {
  readonly current: Translations | null;
  refresh: () => Promise<void>;
  start: () => void;
  stop: () => void;
};

/** Reads `/shared/export/translations` every minute with its ETag; never between a shopper and a page. */
export function createTranslationsExport(client: JsonClient, log: Log): TranslationsExport {
  let current: Translations | null = null;
  let etag: string | null = null;
  const poller = createPoller(
    () => (current ? pollMs : firstPollMs),
    async () => {
      try {
        const answer = await readData(client, '/shared/export/translations', translationsSchema, etag);
        if (answer) ({ data: current, etag } = answer);
      } catch (error) {
        log.debug('the translations cannot be read', errorFields(error));
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
