import { close, portOf, startAlteringApi } from './altering-api.ts';
import { type OwnGateway, startGateway } from './gateway.ts';
import { test as base, expect } from './problems.ts';

/** A word that no line of any window has room for. */
export const longWord = 'Щ'.repeat(300);

/** Keys of answers whose texts are shown to shoppers. */
export const shownKeys: ReadonlySet<string> = new Set(
  `address author axis body bottom buttonLabel caption company cons description email excerpt h1 head hint html name original
  pros q a queries rows schedule sku text title top unit used value values group`.split(/\s+/),
);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Begins a text with the long word; in markup the text of every element. */
function lengthen(value: unknown): unknown {
  if (typeof value === 'string') return value && longWord + value.replaceAll(/>(?=[^<\s])/g, `>${longWord}`);
  if (Array.isArray(value)) return value.map(lengthen);
  if (!isRecord(value) || !('uk' in value)) return value;
  return Object.fromEntries(Object.entries(value).map(([locale, text]) => [locale, lengthen(text)]));
}

/** For specs of a store whose every text has a word that is longer than a line: started once for all that a worker runs. */
export const test = base.extend<object, { longTextsStore: OwnGateway }>({
  longTextsStore: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const api = await startAlteringApi((key, value) => (shownKeys.has(key) ? lengthen(value) : value));
      const gateway = await startGateway(undefined, portOf(api));
      await use(gateway);
      await gateway.stop();
      close(api);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

export { expect };
