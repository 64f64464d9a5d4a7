import { appContext, type LoaderFunctionArgs } from '@vitryna/remote-kit';
import { getComparison } from './api/get-comparison.ts';
import { readIds } from './read-ids.ts';
import { type ComparisonPageData, toComparisonView } from './to-comparison-view.ts';

/** Reads the products that the address names; without any the browser knows its own (`useOwnComparison`). */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<ComparisonPageData> {
  const { api, locale } = context.get(appContext);
  const ids = readIds(new URL(request.url).search);
  const comparison = ids.length > 0 ? await getComparison(api, ids, request.signal) : { groups: [] };
  return toComparisonView(comparison, ids, locale);
}
