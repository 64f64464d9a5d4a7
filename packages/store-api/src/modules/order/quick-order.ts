import type { FormGuard } from '@vitryna/contracts/api';
import { conflict, notFound } from '../../core/failure.ts';
import type { CallContext } from '../../openapi/registry.ts';
import { toRuledLine } from '../cart/cart.ts';
import { quantityLimit } from '../cart/cart-rules.ts';
import { parseProductId } from '../catalog/product-cards.ts';
import { refuseRobot } from '../forms/form-guard.ts';
import { type OrderOptions, placeOrder } from './place-order.ts';
import { priceCart } from './price-cart.ts';
import { lockProducts, readProductLine } from './stock-repository.ts';
import { withSession } from './with-session.ts';

type QuickOrder = FormGuard & { productId: string; quantity: number; phone: string; name?: string | undefined };

/** An order of one product by phone: the shop calls back for the rest. Throws 404, and 409 where there is not as much of it. */
export async function orderQuickly(options: OrderOptions, context: CallContext, body: QuickOrder) {
  const productId = parseProductId(body.productId);
  if (productId === null) throw notFound();
  const { quantity, phone, name = '' } = body;
  refuseRobot(body, context.now(), 'untimed');
  context.limit('orders', { username: phone });
  return withSession(context, async (transaction) => {
    await lockProducts(transaction, [productId]);
    const line = toRuledLine(options.cards, await readLine(transaction, productId, quantity));
    const max = quantityLimit(line);
    if (max === 0) throw conflict('notOrderable', '@This product cannot be ordered');
    if (quantity > max) throw conflict('limited', '@Only a limited quantity is available', { max });
    const shopperId = await context.session.requireShopperId();
    const placed = {
      shopperId,
      priced: priceCart({ lines: [line], coupon: null }, { deliveryMethod: 'pickup', now: context.now() }),
      recipient: { firstName: name, lastName: '', middleName: null, phone, email: null },
      payment: { method: 'cashOnDelivery' as const },
      delivery: null,
      dontCall: false,
      marketing: false,
    };
    const { id, number } = await placeOrder(transaction, options, placed, context);
    return { id, number };
  });
}

async function readLine(...asked: Parameters<typeof readProductLine>) {
  const line = await readProductLine(...asked);
  if (line === null) throw notFound();
  return line;
}
