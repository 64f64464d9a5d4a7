import { appContext, type LoaderFunctionArgs } from '@vitryna/remote-kit';
import { parseFilters } from '@vitryna/routing';
import { getCategories } from './api/get-categories.ts';
import { type Department, toDepartments } from './to-departments.ts';

/** The catalogue page's view. `query` is what was searched for in it; all departments come, so that another one needs no call. */
export type CatalogPageData = { departments: Department[]; query: string };

/** Reads the tree of categories. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<CatalogPageData> {
  const { api, locale } = context.get(appContext);
  const { filters } = parseFilters({ search: new URL(request.url).search });
  return {
    departments: toDepartments(await getCategories(api, request.signal), locale),
    query: filters.searchQuery,
  };
}
