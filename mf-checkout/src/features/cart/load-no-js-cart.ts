import type { CartLine, CartSummary } from '@vitryna/contracts/api';
import { formParameters } from '@vitryna/contracts/route-facts';
import { appContext, type LoaderFunctionArgs } from '@vitryna/remote-kit';
import { getCart } from './api/get-cart.ts';
import { getCartSummary } from './api/get-cart-summary.ts';
import { removalOf } from './cart-forms.ts';

/** The cart for a page of forms: its lines and sums, a key for each form, and what became of the last one. */
export type NoJsCart = {
  lines: CartLine[];
  summary: CartSummary;
  /** Idempotency keys by form: of the quantity of a product, of its removal, of the coupon. */
  keys: Record<string, string>;
  refusal: { form: string; problem: string; amount: number } | null;
};

const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

function refusalOf(search: URLSearchParams): NoJsCart['refusal'] {
  const [form, problem] = [search.get(formParameters.form), search.get(formParameters.problem)];
  if (form === null || problem === null) return null;
  return { form, problem, amount: Number(search.get(formParameters.amount)) || 0 };
}

/** Reads both: without one of them there is nothing to change. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<NoJsCart> {
  const { api } = context.get(appContext);
  const [lines, summary] = await Promise.all([getCart(api, request.signal), getCartSummary(api, request.signal)]);
  const forms = [...lines.flatMap(({ product: { id } }) => [id, removalOf(id)]), 'coupon'];
  const keys = Object.fromEntries(forms.map((form) => [form, newKey()]));
  return { lines, summary, keys, refusal: refusalOf(new URL(request.url).searchParams) };
}
