import type { Order } from '@vitryna/contracts/api';
import { useTranslate } from '@vitryna/i18n/react';
import { useStore } from '@vitryna/store/react';
import { Button, emailText, Notice, panelClass, RetryNotice } from '@vitryna/ui';
import { useState } from 'react';
import type { OrderKey } from '../api/get-order.ts';
import { useOrderForm } from '../use-order-form.ts';
import styles from './order.module.css';

/** Offers a guest an account for the next time; it stands last, because only the browser knows who is a guest. */
export function AccountOffer({ order, orderKey }: { order: Order; orderKey: OrderKey }) {
  const t = useTranslate();
  const isGuest = useStore(({ user }) => user.status === 'ready' && user.profile === null);
  const [isMade, setMade] = useState(false);
  const { Form, failed, open, close } = useOrderForm();
  const { email } = order.recipient;
  if (isMade) {
    return (
      <Notice kind="ok" title={t('The account is made, and you are signed in')}>
        {emailText(t('We have sent an e-mail to {{email}}: confirm the address by its link.', { email: email ?? '' }))}
      </Notice>
    );
  }
  if (!isGuest || !email) return null;
  return (
    <section className={`${panelClass} ${styles.actions}`} aria-label={t('Account for orders')}>
      <h2>{t('Keep your orders together')}</h2>
      <p className={styles.note}>{emailText(t('A password is enough: {{email}} will be your name.', { email }))}</p>
      {failed && <RetryNotice onRetry={() => open(failed)} />}
      {Form ? (
        <Form order={order} orderKey={orderKey} onDone={() => setMade(true)} onClose={close} />
      ) : (
        <div className={styles.buttons}>
          <Button onClick={() => open('account')}>{t('Create an account')}</Button>
        </div>
      )}
    </section>
  );
}
