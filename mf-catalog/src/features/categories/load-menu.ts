import { createApiClient } from '@vitryna/api-client';
import { createFetchTransport } from '@vitryna/api-client/fetch';
import type { Locale } from '@vitryna/contracts/constants';
import { getCategories } from './api/get-categories.ts';
import { type Department, toDepartments } from './to-departments.ts';

/** Reads the tree for the menu, which is no page and so has no loader. */
export async function loadMenu(locale: Locale): Promise<Department[]> {
  const api = createApiClient({ transport: createFetchTransport('/user') });
  return toDepartments(await getCategories(api), locale);
}
