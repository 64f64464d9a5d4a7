import { expect, test } from '@jest/globals';
import { createContentClient } from '@vitryna/api-client';
import { localeSchema } from '@vitryna/contracts/api';
import { keptSinceHeader } from '@vitryna/contracts/constants';
import { datedContent } from './dated-content.ts';

/** A page's reads of answers with these dates. */
async function readAll(dates: readonly (string | undefined)[], locale: 'uk' | 'ru' = 'uk') {
  const left = [...dates];
  const transport = async () => ({ status: 200, headers: { [keptSinceHeader]: left.shift() }, body: { data: locale } });
  const { content, keptSince } = datedContent({ content: createContentClient({ transport }), locale });
  for (const _ of dates) await content.get('/pages', { schema: localeSchema, fallback: locale });
  return keptSince();
}

test('says of the oldest answer since when it is kept, in the time of Kyiv', async () => {
  const dates = ['2026-11-27T12:06:00.000Z', '2026-11-27T12:05:00.000Z', undefined];
  expect(await readAll(dates)).toBe('27 листопада, 14:05');
  expect(await readAll(dates, 'ru')).toBe('27 ноября, 14:05');
});

test.each([
  ['no date', undefined],
  ['the end of one', ''],
  ['what is none', 'yesterday'],
])('says nothing for %s', async (_, date) => {
  expect(await readAll([date])).toBeNull();
});
