import { isApiError, newIdempotencyKey } from '@vitryna/api-client';
import type { L10n, Order, PaymentMethod, PaymentStatus } from '@vitryna/contracts/api';
import { isInstalment } from '@vitryna/contracts/instalments';
import { isOfKind } from '@vitryna/contracts/payment-methods';
import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { toMinor } from '@vitryna/money';
import { tabContext } from '@vitryna/remote-kit';
import { Button, FieldFrame, inputClass, Notice, panelClass } from '@vitryna/ui';
import { useEffect, useId, useState } from 'react';
import type { OrderKey } from '../api/get-order.ts';
import { bankAddress } from '../bank-address.ts';
import { bankMethods } from '../bank-methods.ts';
import { methodName } from '../method-names.ts';
import { watchPayment } from '../payment-watch.ts';
import { InvoiceNotice } from './invoice-notice.tsx';
import styles from './order.module.css';
import { PartsOptions } from './parts-options.tsx';

type Props = { order: Order; orderKey: OrderKey; onOrderChange: () => void };

async function askStatus(orderKey: OrderKey): Promise<PaymentStatus> {
  const { getPaymentStatus } = await import('../api/get-payment-status.ts');
  return getPaymentStatus(tabContext().api, orderKey);
}

/** The result of the payment: it is waited for, it failed and can be tried again, or another way is taken. */
export function PaymentPanel({ order, orderKey, onOrderChange }: Props) {
  const t = useTranslate();
  const { localise, money } = useFormat();
  const id = useId();
  const [method, setMethod] = useState(order.payment.method);
  const [parts, setParts] = useState(order.payment.parts ?? 3);
  const [isBusy, setBusy] = useState(false);
  const [hint, setHint] = useState<L10n | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [hasWaited, setWaited] = useState(false);
  const isPending = order.payment.state === 'pending' || hint !== null;
  useEffect(() => {
    if (!isPending) return;
    return watchPayment({
      ask: () => askStatus(orderKey),
      onAnswer: (status) => {
        setHint(null);
        setFailure(status.failure && localise(status.failure));
        onOrderChange();
      },
      onGiveUp: () => setWaited(true),
    });
  }, [isPending, orderKey]);
  const { state } = order.payment;
  useEffect(() => {
    if (state !== 'failed') return;
    let isWanted = true;
    // The bank may have answered before this page was here; without the reason the page says what to do.
    askStatus(orderKey).then(
      (status) => isWanted && setFailure(status.failure && localise(status.failure)),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [state, orderKey]);

  const pay = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const body = { ...orderKey, method, ...(isInstalment(method) && { parts: parts as 3 }) };
      const { initPayment } = await import('../api/init-payment.ts');
      const start = await initPayment(tabContext().api, body, newIdempotencyKey());
      const address = bankAddress(start);
      if (address !== null) return location.assign(address);
      if (start.kind === 'wait') setHint(start.hint);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(t(error.messageKey ?? '@Internal server error'));
      if (error.status === 409) onOrderChange();
    } finally {
      setBusy(false);
    }
  };

  const offered = bankMethods(order);
  if (order.payment.state === 'paid') return <Notice kind="ok" title={t('The order is paid')} />;
  if (isOfKind(order.payment.method, 'transfer') && order.status === 'awaitingPayment')
    return <InvoiceNotice order={order} />;
  if (offered.length === 0 && !isPending) return null;
  const partsOf = offered.find((way) => way.method === method)?.parts ?? [];
  const total = toMinor(order.summary.total.amount);
  return (
    <section className={`${panelClass} ${styles.acting}`} aria-label={t('Payment')}>
      <div role="status" className={styles.notice}>
        {isPending && !hasWaited && (
          <Notice title={t('Waiting for the bank')}>
            {hint ? localise(hint) : t('It takes a minute. You may close this page.')}
          </Notice>
        )}
        {hasWaited && (
          <Notice kind="warn" title={t('The bank has not answered yet')}>
            {t('As soon as it does, we will write to you. You need not pay again.')}
          </Notice>
        )}
      </div>
      {order.payment.state === 'none' && failure === null && (
        <Notice title={t('The order is taken. It waits for the payment')}>
          {t('We are packing it as soon as it is paid.')}
        </Notice>
      )}
      {(failure !== null || order.payment.state === 'failed') && (
        <Notice kind="error" title={t('The payment did not go through')}>
          {failure ?? t('No money was taken. Try again or choose another way.')}
        </Notice>
      )}
      {offered.length > 0 && (
        <div className={`${styles.page} ${styles.scripted}`}>
          <FieldFrame id={`${id}-method`} label={t('Way of payment')}>
            <select
              id={`${id}-method`}
              className={inputClass}
              value={method}
              onChange={({ target }) => setMethod(target.value as PaymentMethod)}
            >
              {offered.map(({ method: way }) => (
                <option key={way} value={way}>
                  {methodName(way, t)}
                </option>
              ))}
            </select>
          </FieldFrame>
          {isInstalment(method) && (
            <FieldFrame id={`${id}-parts`} label={t('Parts')}>
              <select
                id={`${id}-parts`}
                className={inputClass}
                value={parts}
                onChange={({ target }) => setParts(Number(target.value))}
              >
                <PartsOptions counts={partsOf} total={total} />
              </select>
            </FieldFrame>
          )}
          <Button kind="primary" size={52} isBusy={isBusy} onClick={() => void pay()}>
            {t('Pay {{sum}}', { sum: money(order.summary.total) })}
          </Button>
        </div>
      )}
    </section>
  );
}
