import { newIdempotencyKey } from '@vitryna/api-client';
import { formParameters } from '@vitryna/contracts/route-facts';
import { appContext, type LoaderFunctionArgs } from '@vitryna/remote-kit';

/** The no-JS order search: a key, and why it was refused, by the API's code; null in a tab. */
export type NoJsFind = { key: string; problem: string | null } | null;

export async function loader({ context, request }: LoaderFunctionArgs): Promise<NoJsFind> {
  if (!context.get(appContext).isDocument) return null;
  return { key: newIdempotencyKey(), problem: new URL(request.url).searchParams.get(formParameters.problem) };
}
