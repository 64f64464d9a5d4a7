import type { Order, OrderView as View } from '@vitryna/contracts/api';
import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { Notice } from '@vitryna/ui';
import { useState } from 'react';
import type { OrderKey } from '../api/get-order.ts';
import { statusName } from '../status-names.ts';
import { CancelForm } from './cancel-form.tsx';
import styles from './order.module.css';
import { OrderActions } from './order-actions.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { ReturnForm } from './return-form.tsx';

type Props = { view: View; orderKey: OrderKey; onNews: () => void };

/** An order: what a stranger may see of it, or all of it and what can be done about it. */
export function OrderView({ view, orderKey, onNews }: Props) {
  const t = useTranslate();
  const { date } = useFormat();
  const placed = view.timeline[0]?.at;
  return (
    <>
      <h1 className={styles.title}>{t('Order {{number}}', { number: view.number })}</h1>
      <p className={styles.status} role="status">
        <b>{statusName(view.status, t)}</b>
        {placed && <span>{t('of {{date}}', { date: date(placed, 'long') })}</span>}
      </p>
      {view.access === 'owner' ? (
        <Owned order={view} orderKey={orderKey} onNews={onNews} />
      ) : (
        <div className={styles.page}>
          <OrderTimeline timeline={view.timeline} />
          <Notice title={t('Only its owner sees the whole order')}>
            {t('Open it from the letter, or in the browser that made it.')}
          </Notice>
        </div>
      )}
    </>
  );
}

function Owned({ order, orderKey, onNews }: { order: Order; orderKey: OrderKey; onNews: () => void }) {
  const t = useTranslate();
  const [form, setForm] = useState<'cancel' | 'return' | null>(null);
  const close = () => setForm(null);
  const done = () => {
    close();
    onNews();
  };
  return (
    <div className={styles.columns}>
      <div className={styles.page}>
        {order.status === 'new' && (
          <Notice kind="ok" title={t('Thank you for the order')}>
            {order.dontCall ? t('We are packing it.') : t('We will call you to confirm it.')}
          </Notice>
        )}
        <PaymentPanel order={order} orderKey={orderKey} onNews={onNews} />
        <OrderTimeline timeline={order.timeline} />
        {form === 'cancel' && <CancelForm orderKey={orderKey} onDone={done} onClose={close} />}
        {form === 'return' && <ReturnForm order={order} orderKey={orderKey} onDone={done} onClose={close} />}
        <OrderActions order={order} orderKey={orderKey} onForm={setForm} />
      </div>
      <div className={styles.page}>
        <OrderLines {...order} />
        <OrderFacts order={order} />
      </div>
    </div>
  );
}
