import { isApiError, newIdempotencyKey } from '@vitryna/api-client';
import type { OrderView } from '@vitryna/contracts/api';
import { formParameters } from '@vitryna/contracts/route-facts';
import { appContext, type LoaderFunctionArgs } from '@vitryna/remote-kit';
import { getOrder } from './api/get-order.ts';
import { orderForms } from './order-forms.ts';

/** An order of a document: what it holds, or why it is not shown, and what its forms need. */
export type LoadedOrder = {
  view: OrderView | null;
  problem: 'missing' | 'failed' | null;
  /** Idempotency keys by form. */
  keys: Record<string, string>;
  /** Why the last form was refused, by the API's code. */
  refusal: string | null;
} | null;

/** Reads the order of a document; in a tab the page reads it itself, and again when there is news. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<LoadedOrder> {
  const { api, isDocument } = context.get(appContext);
  if (!isDocument) return null;
  const query = new URL(request.url).searchParams;
  const token = query.get('token');
  const keys = Object.fromEntries(
    [...Object.keys(orderForms), 'card', 'privatParts', 'monoParts'].map((form) => [form, newIdempotencyKey()]),
  );
  const rest = { keys, refusal: query.get(formParameters.problem) };
  try {
    const view = await getOrder(api, { orderId: params.orderId ?? '', ...(token && { token }) });
    return { view, problem: null, ...rest };
  } catch (error) {
    const isMissing = isApiError(error) && (error.status === 404 || error.status === 400);
    return { view: null, problem: isMissing ? 'missing' : 'failed', ...rest };
  }
}
