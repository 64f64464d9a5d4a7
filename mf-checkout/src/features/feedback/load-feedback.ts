import { isApiError, newIdempotencyKey } from '@vitryna/api-client';
import { formParameters } from '@vitryna/contracts/route-facts';
import { appContext, type LoaderFunctionArgs } from '@vitryna/remote-kit';
import { type FeedbackView, getFeedback } from './api/get-feedback.ts';

/** The state of a form without JavaScript: by a form with this key, or why nothing is; null in a tab. */
export type NoJsFeedback = {
  key: string;
  orderId: string;
  token: string;
  products: FeedbackView['products'];
  problem: 'given' | 'missing' | 'failed' | null;
  isRefused: boolean;
} | null;

/** Looks whether a purchase can still be judged; in a tab the page looks itself. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<NoJsFeedback> {
  const { api, isDocument } = context.get(appContext);
  if (!isDocument) return null;
  const query = new URL(request.url).searchParams;
  const [orderId, token] = [params.orderId ?? '', query.get('token') ?? ''];
  const rest = { key: newIdempotencyKey(), orderId, token, products: [], isRefused: query.has(formParameters.problem) };
  try {
    const { products } = await getFeedback(api, { orderId, token });
    return { ...rest, products, problem: null };
  } catch (error) {
    const status = isApiError(error) ? error.status : undefined;
    const problem = status === 410 ? 'given' : status === 404 || status === 400 ? 'missing' : 'failed';
    return { ...rest, problem };
  }
}
