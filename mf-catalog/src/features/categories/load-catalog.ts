import { appContext, type LoaderFunctionArgs } from '@vitryna/remote-kit';
import { getCategories } from './api/get-categories.ts';
import { type Department, toDepartments } from './to-departments.ts';

/** What the catalogue page shows. */
export type CatalogPageData = { departments: Department[] };

/** Reads the tree of categories. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<CatalogPageData> {
  const { api, locale } = context.get(appContext);
  return { departments: toDepartments(await getCategories(api, request.signal), locale) };
}
