import type { Order } from '@vitryna/contracts/api';
import { FormFacts } from '@vitryna/forms';
import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { toMinor } from '@vitryna/money';
import { Button, inputClass, Notice, panelClass, TextField } from '@vitryna/ui';
import type { OrderKey } from '../api/get-order.ts';
import { bankMethods } from '../bank-methods.ts';
import { cancelReasonNames } from '../cancel-reasons.ts';
import type { LoadedOrder } from '../load-order.ts';
import { methodName } from '../method-names.ts';
import { NoJsAccountForm } from './no-js-account-form.tsx';
import { NoJsReturnForm } from './no-js-return-form.tsx';
import styles from './order.module.css';
import { OrderKeyFields } from './order-key-fields.tsx';
import { PartsOptions } from './parts-options.tsx';

type Props = { order: Order; orderKey: OrderKey; loaded: NonNullable<LoadedOrder> };

/** Codes of refusals that say that the page is older than the order. */
const changes: ReadonlySet<string> = new Set(['notPayable', 'orderStatus', 'notReturnable']);

/** The no-JS actions on an order: paid at a bank's page, given up, put into the cart again, sent back. */
export function NoJsOrderForms({ order, orderKey, loaded: { keys, refusal, user } }: Props) {
  const t = useTranslate();
  const { money } = useFormat();
  const propsOf = (form: 'return' | 'account') => ({
    ...{ order, orderKey, formKey: keys[form] },
    refusal: refusal?.form === form ? refusal : null,
  });
  // If the form is still shown, it shows its own errors.
  const saysItself = (refusal?.form === 'return' && order.can.return) || (refusal?.form === 'account' && user === null);
  const total = toMinor(order.summary.total.amount);
  return (
    <>
      {refusal !== null && !saysItself && (
        <Notice kind="error" title={t('That did not work. Try once more')}>
          {changes.has(refusal.code) ? t('The order has changed since: here it is as it is now.') : null}
        </Notice>
      )}
      {user && (
        <Notice kind="ok" title={t('You are signed in: {{name}}', { name: user.email ?? user.name.firstName })} />
      )}
      {order.payment.state === 'pending' && (
        <form className={panelClass}>
          {orderKey.token && <input type="hidden" name="token" value={orderKey.token} />}
          <p className={styles.note}>{t('The bank tells us, not this page. Look whether it has.')}</p>
          <Button type="submit" kind="solid">
            {t('Check the payment')}
          </Button>
        </form>
      )}
      {bankMethods(order).map(({ method, parts }) => (
        <form key={method} method="post" className={panelClass}>
          <FormFacts form="pay" formKey={keys[method]} />
          <OrderKeyFields {...orderKey} />
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
          <OrderKeyFields {...orderKey} />
          <Button type="submit">{t('Order it again')}</Button>
        </form>
      )}
      {order.can.return && <NoJsReturnForm {...propsOf('return')} />}
      {order.can.cancel && (
        <form method="post" className={panelClass}>
          <FormFacts form="cancel" formKey={keys.cancel} />
          <OrderKeyFields {...orderKey} />
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
      {user === null && order.recipient.email && <NoJsAccountForm {...propsOf('account')} />}
    </>
  );
}
