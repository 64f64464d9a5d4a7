import { expect, test } from '@jest/globals';
import { createContentClient } from '@vitryna/api-client';
import { createFakeTransport } from '@vitryna/testing';
import { getCategorySeo } from './get-category-seo.ts';

// Specification §7.7.
test('asks for the texts of a category and its filters, and does without [§7.7]', async () => {
  const { transport, calls } = createFakeTransport({ 'GET /category-seo': null });
  const content = createContentClient({ transport });
  const query = { locale: 'uk', categoryCode: '11010', specifications: 'typ=kupol' } as const;
  expect(await getCategorySeo(content, query, new AbortController().signal)).toBeNull();
  expect(calls.map((call) => call.query)).toEqual([query]);
});
