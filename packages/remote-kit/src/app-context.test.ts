import { expect, test } from '@jest/globals';
import { createApiClient, createContentClient } from '@vitryna/api-client';
import { provideTabContext, tabContext } from './app-context.ts';

test('gives what the shell provided, and nothing before', () => {
  expect(() => tabContext()).toThrow('no tab yet');
  const transport = async () => ({ status: 200, body: null });
  const given = {
    locale: 'uk',
    api: createApiClient({ transport }),
    content: createContentClient({ transport }),
  } as const;
  provideTabContext(given);
  expect(tabContext()).toBe(given);
});
