import { expect, test } from '@jest/globals';
import { createContentClient } from '@vitryna/api-client';
import { localeSchema } from '@vitryna/contracts/api';
import { keptSinceHeader } from '@vitryna/contracts/constants';
import { datedContent } from './dated-content.ts';

/** A page's reads of answers with these dates. */
async function readAll(dates: readonly (string | undefined)[]) {
  const left = [...dates];
  const transport = async () => ({ status: 200, headers: { [keptSinceHeader]: left.shift() }, body: { data: 'uk' } });
  const { content, keptSince } = datedContent({ content: createContentClient({ transport }) });
  for (const _ of dates) await content.get('/pages', { schema: localeSchema, fallback: 'uk' });
  return keptSince();
}

test('says of the oldest answer since when it is kept', async () => {
  const dates = ['2026-11-27T12:06:00.000Z', '2026-11-27T12:05:00.000Z', undefined];
  expect(await readAll(dates)).toBe(Date.UTC(2026, 10, 27, 12, 5));
});

test.each([
  ['no date', undefined],
  ['the end of one', ''],
  ['what is none', 'yesterday'],
])('says nothing for %s', async (_, date) => {
  expect(await readAll([date])).toBeNull();
});
