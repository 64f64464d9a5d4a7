import { isApiError, newIdempotencyKey } from '@vitryna/api-client';
import { meSchema, type OrderView, type User } from '@vitryna/contracts/api';
import { formParameters } from '@vitryna/contracts/route-facts';
import { appContext, type LoaderFunctionArgs } from '@vitryna/remote-kit';
import { getOrder } from './api/get-order.ts';
import { bankMethodCodes } from './bank-method-codes.ts';
import { orderForms } from './order-forms.ts';

/** Why the last form was refused: which one, by the API's code, and at which fields. */
export type NoJsRefusal = { form: string; code: string; fields: string[] };

/** An order of a document: what it holds, or why it is not shown, and what its forms need. */
export type LoadedOrder = {
  view: OrderView | null;
  problem: 'missing' | 'failed' | null;
  /** Idempotency keys by form. */
  keys: Record<string, string>;
  /** The signed-in user; null for a guest, undefined where that is not known. */
  user: User | null | undefined;
  refusal: NoJsRefusal | null;
} | null;

const refusedForm = (query: URLSearchParams) => ({
  form: query.get(formParameters.form) ?? '',
  fields: query.get(formParameters.fields)?.split(',') ?? [],
});

/** Reads the order of a document; in a tab the page reads it itself, and again when it has changed. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<LoadedOrder> {
  const { api, isDocument } = context.get(appContext);
  if (!isDocument) return null;
  const query = new URL(request.url).searchParams;
  const token = query.get('token');
  const keys = Object.fromEntries(
    [...Object.keys(orderForms), ...bankMethodCodes].map((form) => [form, newIdempotencyKey()]),
  );
  const code = query.get(formParameters.problem);
  const refusal = code === null ? null : { ...refusedForm(query), code };
  const asked = api.get('/account/me', { schema: meSchema }).catch(() => undefined);
  const rest = { keys, refusal, user: null };
  try {
    const view = await getOrder(api, { orderId: params.orderId ?? '', ...(token && { token }) });
    return { view, problem: null, ...rest, user: await asked };
  } catch (error) {
    const isMissing = isApiError(error) && (error.status === 404 || error.status === 400);
    return { view: null, problem: isMissing ? 'missing' : 'failed', ...rest };
  }
}
