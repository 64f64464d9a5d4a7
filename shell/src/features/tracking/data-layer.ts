/** Countable events; nobody who is counted can be told from it. */
export type DataLayerEvent = { event: string; ecommerce: Record<string, unknown> };

/** The queue of Google's scripts: `window.dataLayer`. */
export type DataLayerWindow = { dataLayer?: unknown[] };

/** Events before there is an answer, held in memory. */
const maxHeld = 50;

const storages = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const;
const all = (state: 'granted' | 'denied') => Object.fromEntries(storages.map((name) => [name, state]));

/** The queue in front of the data layer. */
export type DataLayer = {
  /** Counts an event now, later, or never: what it holds is found out when it may be counted. */
  push: (read: () => Promise<DataLayerEvent | null>) => void;
  /** Begins to count, beginning with what was held. Advertising stays denied: only counting was asked for. */
  grant: () => void;
  /** Drops what was held, and everything after it. */
  refuse: () => void;
};

/**
 * Makes the queue (reading 19): before consent there is no `dataLayer` at all, after a refusal neither. With consent it begins with
 * Consent Mode's defaults, all denied, as Google's scripts want to see it.
 */
export function createDataLayer(page: DataLayerWindow, onGrant: () => void = () => {}): DataLayer {
  type Read = Parameters<DataLayer['push']>[0];
  let state: 'unknown' | 'granted' | 'refused' = 'unknown';
  let held: Read[] = [];
  let last = Promise.resolve();

  const layer = () => {
    page.dataLayer ??= [];
    return page.dataLayer;
  };
  /** A command to Google's scripts: they recognise it by its being an `arguments` object. */
  function command(..._words: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: an array would be taken for something else.
    layer().push(arguments);
  }
  // One after the other: reading one may take longer than reading the next.
  const write = (read: Read) => {
    last = last.then(async () => {
      const event = await read().catch(() => null);
      // A shopper who refuses in the meantime is no longer tracked. Null first: values of the event before must not shine through.
      if (event && state === 'granted') layer().push({ ecommerce: null }, event);
    });
  };

  return {
    push(read) {
      if (state === 'granted') write(read);
      else if (state === 'unknown' && held.length < maxHeld) held.push(read);
    },
    grant() {
      if (state === 'granted') return;
      const isFirst = page.dataLayer === undefined;
      state = 'granted';
      if (isFirst) command('consent', 'default', all('denied'));
      command('consent', 'update', { analytics_storage: 'granted' });
      if (isFirst) onGrant();
      for (const read of held) write(read);
      held = [];
    },
    refuse() {
      if (state === 'granted') command('consent', 'update', all('denied'));
      state = 'refused';
      held = [];
    },
  };
}
