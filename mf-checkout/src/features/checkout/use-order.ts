import { isApiError } from '@vitryna/api-client';
import { type CartChanged, type CartSummary, cartChangedSchema, type OrderCreated } from '@vitryna/contracts/api';
import { useEventBus } from '@vitryna/event-bus/react';
import { useLocale } from '@vitryna/i18n/react';
import { partOf, toHryvnia, toMinor } from '@vitryna/money';
import { useNavigate } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { useStores } from '@vitryna/store/react';
import type { FormOrder } from './checkout-schema.ts';
import { sendOrder } from './order-attempts.ts';

/** Leaves for the bank's page; false where there is none to go to. The way back leads to the order. */
export type LeaveForBank = (payment: OrderCreated['payment'], orderAddress: string) => boolean;

/** Orders what the form says and goes where it goes on; gives what has changed when the order was not made for that. */
export function useOrder({ onMade, onBank }: { onMade: () => void; onBank: LeaveForBank }) {
  const locale = useLocale();
  const navigate = useNavigate();
  const stores = useStores();
  const eventBus = useEventBus();

  /** @throws an `ApiError` whose fields or message the form shows */
  return async (order: FormOrder, { total, hash, coupon, delivery }: CartSummary): Promise<CartChanged | null> => {
    const body = { ...order, ...(coupon && { coupon: coupon.code }), expected: { total: total.amount, hash } };
    const lines = stores.getState().cart.lines.map(({ product, quantity, totalSalePrice }) => ({
      productId: product.id,
      quantity,
      price: toHryvnia(partOf(toMinor(totalSalePrice.amount), 1, quantity)),
    }));
    try {
      const { created, placed, isNoted } = await sendOrder(body, {
        total: total.amount,
        delivery: delivery?.amount ?? null,
        coupon: coupon?.code ?? null,
        lines,
      });
      onMade();
      if (!isNoted) eventBus.emit('checkout:order-placed', placed);
      const address = paths.order(locale, { orderId: created.id });
      // The page is going: its button stays busy.
      if (onBank(created.payment, address)) return await new Promise<null>(() => {});
      await navigate(address);
      return null;
    } catch (error) {
      if (!isApiError(error) || error.code !== 'cartChanged') throw error;
      const changed = cartChangedSchema.safeParse(error.details);
      if (!changed.success) throw error;
      return changed.data;
    }
  };
}
