import { type Redirect, redirectsSchema } from '@vitryna/contracts/api';
import { createPoller } from '@vitryna/resilience';
import { errorFields, type Log } from '../base/log.ts';
import type { JsonClient } from './json-client.ts';
import { readData } from './read-data.ts';
import { createRedirectRules, pathKey, type RedirectRules } from './redirect-rules.ts';

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

type RedirectTableOptions = {
  client: JsonClient;
  log: Log;
  /** Absolute targets of this origin are paths of the store. */
  publicUrl: string;
  /** Called for a new table. */
  onChange: () => void;
};

/** Reads `/shared/redirects`; the last table stays when the call fails. Lines that must not be followed are named in the log. */
export function createRedirectTable({ client, log, publicUrl, onChange }: RedirectTableOptions): RedirectTable {
  let table: RedirectRules = new Map();
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
        const { rules, refused } = createRedirectRules(answer.data, publicUrl);
        table = rules;
        for (const line of refused) log.warn('a redirect is left out', line);
        onChange();
      } catch (error) {
        log.debug('the redirect table cannot be read', errorFields(error));
      }
    },
  );
  const find: RedirectTable['find'] = (pathname) => {
    if (table.size === 0) return undefined;
    const key = pathname.includes('%') ? pathKey(pathname) : pathname;
    return key === null ? undefined : table.get(key);
  };
  return { find, refresh: poller.run, start: poller.start, stop: poller.stop };
}
