import { expect, test } from '@jest/globals';
import { createContentClient } from '@vitryna/api-client';
import { createFakeTransport } from '@vitryna/testing';
import { getHeaderBanner } from './get-header-banner.ts';

// Specification §7.7.
test('asks for both pictures, the title and the address of the header’s banner [§7.7]', async () => {
  const { transport, calls } = createFakeTransport({ 'GET /banners/header': null });
  await getHeaderBanner(createContentClient({ transport }), 'ru', new AbortController().signal);
  expect(calls.map(({ query }) => query)).toEqual([
    { locale: 'ru', populate: ['image', 'adaptiveImage'], fields: ['title', 'url'] },
  ]);
});
