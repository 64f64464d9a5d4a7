import type { OrderKey } from '../api/get-order.ts';

/** Which order a form without JavaScript is about, and what lets it be seen. */
export function OrderKeyFields({ orderId, token }: OrderKey) {
  return (
    <>
      <input type="hidden" name="orderId" value={orderId} />
      {token && <input type="hidden" name="token" value={token} />}
    </>
  );
}
