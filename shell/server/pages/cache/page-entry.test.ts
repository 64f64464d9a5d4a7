import { expect, test } from '@jest/globals';
import type { PageVariant } from '@vitryna/contracts/remote';
import { packHtml } from '@vitryna/release';
import { copiesOf, createPageEntry, findCopy, maxCopies, takeCopy } from './page-entry.ts';
import { plain } from './page-variant.ts';

const write = ({ theme, looks }: PageVariant) => Buffer.from(`<html ${theme} ${looks.join(' ')}>`);
const opening = { length: write(plain).length, write };
const html = packHtml(Buffer.concat([write(plain), Buffer.from('<p>page</p>')]), 'identity');
const entryOf = (more = {}) =>
  createPageEntry({
    result: {
      status: 200,
      html,
      opening,
      cache: 'public',
      styleHashes: [],
      route: 'category',
      lostRemotes: [],
      ...more,
    },
    security: [],
    hasListLooks: true,
    now: 0,
    freshMs: 1000,
    isDegraded: false,
    isKeptCopy: false,
  });

const variants = ([null, 'light', 'dark'] as const).flatMap((theme) =>
  [[], ['filtersHidden'], ['listView'], ['filtersHidden', 'listView']].map(
    (looks): PageVariant => ({ theme, hasFont: true, looks: looks as PageVariant['looks'] }),
  ),
);

test('keeps four copies of a page at most, and those that are asked for', async () => {
  const entry = entryOf();
  const [, liked, , , light] = variants as [PageVariant, PageVariant, PageVariant, PageVariant, PageVariant];
  for (const variant of [liked, light]) (await takeCopy(entry, variant)).hits = 9;
  for (const variant of variants) {
    const { body } = await takeCopy(entry, variant);
    expect((await body.get('identity')).toString()).toBe(`${write(variant)}<p>page</p>`);
    expect(copiesOf(entry).length).toBeLessThanOrEqual(maxCopies);
  }
  expect(maxCopies).toBe(4);
  expect([plain, liked, light].map((variant) => findCopy(entry, variant)?.variant)).toEqual([plain, liked, light]);
});

test('makes one copy for all who ask for it at the same time', async () => {
  const entry = entryOf();
  const dark = variants.at(-1) ?? plain;
  const [one, other] = await Promise.all([takeCopy(entry, dark), takeCopy(entry, dark)]);
  expect(one).toBe(other);
});

test('has one copy of what a shell from before rendered', async () => {
  const entry = entryOf({ opening: undefined });
  for (const variant of variants) expect(await takeCopy(entry, variant)).toBe(entry.plain);
});
