import { type Line, layLine } from '../support/line.ts';
import { cutOff } from '../support/problems.ts';
import { baseURL } from '../support/store.ts';
import { test as base, soon } from './support/engine-test.ts';
import { labels } from './support/words.ts';

/** A shopper whose line to the store can be cut. */
const test = base.extend<{ line: Line }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  line: async ({}, use) => {
    const line = await layLine(baseURL);
    await use(line);
    await line.disconnect();
  },
  storeUrl: ({ line }, use) => use(line.url),
  allowed: cutOff,
});

test('shows a page that was visited, and says of another that there is no connection', { tag: '@desktop' }, async ({
  shopper,
  language,
  line,
}) => {
  const text = labels[language.locale];
  const { openHydrated, open, sees, read, press, isAt } = shopper;
  const category = `${language.prefix}/ip-kamery`;
  await openHydrated(category);
  await soon(() => read(async () => Boolean(await navigator.serviceWorker?.getRegistration()))).toBe(true);
  await soon(() => read(() => navigator.serviceWorker.ready.then(({ active }) => active?.state))).toBe('activated');
  const isKept = (path: string) =>
    read(async (path: string) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        if ((await cache.keys()).some(({ url }) => new URL(url).pathname === path)) return true;
      }
      return false;
    }, path);
  await openHydrated(category);
  await soon(() => isKept(category)).toBe(true);
  await line.disconnect();
  await open(`${language.prefix}/warranty`);
  await sees('heading', text.noConnection, { within: 'main' });
  await sees('link', new RegExp(language.cameras), { within: 'main' });
  await press('link', new RegExp(language.cameras), { within: 'main' });
  await isAt(new RegExp(`${category}$`));
  await sees('heading', language.cameras, { within: 'main' });
  await sees('article', undefined, { within: 'main' });
  await line.reconnect();
  await open(`${language.prefix}/warranty`);
  await sees('contentinfo');
});
