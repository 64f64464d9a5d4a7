import type { Order } from '@vitryna/contracts/api';
import { FormFacts } from '@vitryna/forms';
import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { Button, inputClass, Notice, TextField } from '@vitryna/ui';
import type { OrderKey } from '../api/get-order.ts';
import { bankMethods } from '../bank-methods.ts';
import { cancelReasonNames } from '../cancel-reasons.ts';
import type { LoadedOrder } from '../load-order.ts';
import { methodName } from '../method-names.ts';
import styles from './order.module.css';
import { PartsOptions } from './parts-options.tsx';

type Props = { order: Order; orderKey: OrderKey; loaded: NonNullable<LoadedOrder> };

/** What can be done about an order without JavaScript: paid at a bank's page, given up, put into the cart again. */
export function PlainOrderForms({ order, orderKey: { orderId, token }, loaded: { keys, refusal } }: Props) {
  const t = useTranslate();
  const { money } = useFormat();
  const which = (
    <>
      <input type="hidden" name="orderId" value={orderId} />
      {token && <input type="hidden" name="token" value={token} />}
    </>
  );
  const total = Math.round(order.summary.total.amount * 100);
  return (
    <>
      {refusal !== null && (
        <Notice kind="error" title={t('That did not work. Try once more')}>
          {refusal === 'notPayable' || refusal === 'orderStatus'
            ? t('The order has changed since: here it is as it is now.')
            : null}
        </Notice>
      )}
      {order.payment.state === 'pending' && (
        <form className={styles.panel}>
          {token && <input type="hidden" name="token" value={token} />}
          <p className={styles.note}>{t('The bank tells us, not this page. Look whether it has.')}</p>
          <Button type="submit" kind="solid">
            {t('Check the payment')}
          </Button>
        </form>
      )}
      {bankMethods(order).map(({ method, parts }) => (
        <form key={method} method="post" className={styles.panel}>
          <FormFacts form="pay" formKey={keys[method]} />
          {which}
          <input type="hidden" name="method" value={method} />
          {parts.length > 0 && (
            <select name="parts" className={inputClass} aria-label={t('Parts')}>
              <PartsOptions counts={parts} total={total} />
            </select>
          )}
          <Button type="submit" kind={method === order.payment.method ? 'primary' : 'secondary'} size={52}>
            {t('Pay {{sum}}', { sum: money(order.summary.total) })}: {methodName(method, t)}
          </Button>
        </form>
      ))}
      {order.can.repeat && (
        <form method="post">
          <FormFacts form="repeat" formKey={keys.repeat} />
          {which}
          <Button type="submit">{t('Order it again')}</Button>
        </form>
      )}
      {order.can.return && (
        <p className={styles.note}>{t('To send something back without JavaScript, call or write to us.')}</p>
      )}
      {order.can.cancel && (
        <form method="post" className={styles.panel}>
          <FormFacts form="cancel" formKey={keys.cancel} />
          {which}
          <select name="reason" className={inputClass} aria-label={t('Why')}>
            {Object.entries(cancelReasonNames(t)).map(([reason, name]) => (
              <option key={reason} value={reason}>
                {name}
              </option>
            ))}
          </select>
          <TextField name="comment" label={t('Comment, if you like')} maxLength={500} />
          <Button type="submit">{t('Cancel the order')}</Button>
        </form>
      )}
    </>
  );
}
