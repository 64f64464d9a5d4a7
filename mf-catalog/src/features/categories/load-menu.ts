import { createApiClient } from '@vitryna/api-client';
import type { Locale } from '@vitryna/contracts/constants';
import { createFetchTransport } from './api/fetch-transport.ts';
import { getCategories } from './api/get-categories.ts';
import { type Department, toDepartments } from './to-departments.ts';

/** Reads the tree for the menu, which is no page and so has no loader. */
export async function loadMenu(locale: Locale): Promise<Department[]> {
  const api = createApiClient({ transport: createFetchTransport('/user') });
  return toDepartments(await getCategories(api), locale);
}
