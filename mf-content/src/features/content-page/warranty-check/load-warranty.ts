import type { OrderWarranty } from '@vitryna/contracts/api';
import { formParameters } from '@vitryna/contracts/route-facts';
import { appContext, type LoaderFunctionArgs } from '@vitryna/remote-kit';
import { getWarranty } from './api/get-warranty.ts';

/** The check on a page of its own; `problem` is why there is no answer, by the code of the API. */
export type WarrantyView = { warranty: OrderWarranty | null; problem: string | null };

export async function loader({ context, request }: LoaderFunctionArgs): Promise<WarrantyView> {
  const { searchParams } = new URL(request.url);
  const [orderId, token] = [searchParams.get('orderId'), searchParams.get('token')];
  if (!orderId || !token) return { warranty: null, problem: searchParams.get(formParameters.problem) };
  const { api } = context.get(appContext);
  return getWarranty(api, { orderId, token, signal: request.signal }).then(
    (warranty) => ({ warranty, problem: null }),
    () => ({ warranty: null, problem: 'old' }),
  );
}
