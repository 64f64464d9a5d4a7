import { type Redirect, redirectsSchema } from '@vitryna/contracts/api';
import { errorFields, type Log } from '../log.ts';
import type { JsonClient } from './json-client.ts';
import { createPoller } from './poller.ts';
import { readData } from './read-data.ts';

const pollMs = 5 * 60_000;
/** While the table could not be read once: the API may only be starting. */
const firstPollMs = 2000;

/** Moved paths (specification §2), refreshed every five minutes. */
export type RedirectTable = {
  find: (pathname: string) => Redirect | undefined;
  refresh: () => Promise<void>;
  start: () => void;
  stop: () => void;
};

/** Only the table may lead off the site: absolute targets must be http or https, others are paths of the store. */
const isSafe = ({ to, code }: Redirect): boolean =>
  code === 410 || /^\/(?!\/)[!-~]*$/.test(to) || /^https?:\/\/[!-~]+$/.test(to);

/** Reads `/shared/redirects`; the last table stays when the call fails. `onChange` is called for a new table. */
export function createRedirectTable(client: JsonClient, log: Log, onChange: () => void): RedirectTable {
  let table = new Map<string, Redirect>();
  let etag: string | null = null;
  let isRead = false;
  let lastText = '[]';
  const poller = createPoller(
    () => (isRead ? pollMs : firstPollMs),
    async () => {
      try {
        const answer = await readData(client, '/shared/redirects', redirectsSchema, etag);
        isRead = true;
        if (!answer) return;
        etag = answer.etag;
        const text = JSON.stringify(answer.data);
        if (text === lastText) return;
        lastText = text;
        table = new Map(answer.data.filter(isSafe).map((redirect) => [redirect.from, redirect]));
        onChange();
      } catch (error) {
        log.debug('the redirect table cannot be read', errorFields(error));
      }
    },
  );
  return { find: (pathname) => table.get(pathname), refresh: poller.run, start: poller.start, stop: poller.stop };
}
