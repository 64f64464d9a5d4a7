import { tabContext } from '@vitryna/remote-kit';
import { getCategories } from './api/get-categories.ts';
import { type Department, toDepartments } from './to-departments.ts';

/** Reads the tree for the menu, which is no page and so has no loader. */
export async function loadMenu(): Promise<Department[]> {
  const { api, locale } = tabContext();
  return toDepartments(await getCategories(api), locale);
}
