import { resultAutoCloseMs } from '@vitryna/contracts/constants';
import { useEventBus } from '@vitryna/event-bus/react';
import { AgreementField, createAttempts, PhoneField, PublicForm, type RobotGuard, usePublicForm } from '@vitryna/forms';
import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { times, toHryvnia, toMinor } from '@vitryna/money';
import { tabContext } from '@vitryna/remote-kit';
import { useStore, useStores } from '@vitryna/store/react';
import { useState } from 'react';
import { orderQuickly } from '../api/order-quickly.ts';
import { type QuickOrderInput, type QuickOrderValues, quickOrderSchema } from '../pre-order-schemas.ts';
import { unbrokenNumber } from '../unbroken-number.ts';
import styles from './pre-order.module.css';

type Props = { productId: string; quantity: number; price: number; onClose: () => void };

const defaults: QuickOrderInput = { phone: '', agree: false };

/** One field: where to call. The order is made at once, so its pieces are kept for the shopper. */
export function QuickOrderForm({ productId, quantity, price, onClose }: Props) {
  const t = useTranslate();
  const { money } = useFormat();
  const stores = useStores();
  const eventBus = useEventBus();
  const profile = useStore(({ user }) => user.profile);
  const total = toHryvnia(times(toMinor(price), quantity));
  const [attempt] = useState(() =>
    createAttempts((values: QuickOrderValues, guard: RobotGuard) => ({ ...values, ...guard, productId, quantity })),
  );
  const form = usePublicForm({
    name: 'quick-order',
    schema: quickOrderSchema,
    defaults,
    prefill: { phone: profile?.phone },
    send: async (values, guard) => {
      const { body, key } = attempt(values, guard);
      const { number } = await orderQuickly(tabContext().api, body, key);
      const lines = [{ productId, quantity, price }];
      eventBus.emit('checkout:order-placed', { number, total, delivery: null, coupon: null, lines });
      onClose();
      stores.modals.open('successful', {
        titleKey: 'Order {{number}} is taken',
        textKey: 'We will call you soon to agree on delivery and payment.',
        values: { number: unbrokenNumber(number) },
        autoCloseMs: resultAutoCloseMs,
      });
    },
  });
  return (
    <PublicForm form={form} submit={t('Order for {{sum}}', { sum: money(total) })}>
      <p className={styles.lead}>
        {quantity > 1 && `${t('{{count}} pieces', { count: quantity })}. `}
        {t('Leave your number: we will call and arrange delivery and payment.')}
      </p>
      <PhoneField form={form} name="phone" />
      <AgreementField form={form} name="agree" />
    </PublicForm>
  );
}
