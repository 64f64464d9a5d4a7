import { isApiError } from '@vitryna/api-client';
import type { Order } from '@vitryna/contracts/api';
import { useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { useStores } from '@vitryna/store/react';
import { Button, Notice } from '@vitryna/ui';
import { useState } from 'react';
import type { OrderKey } from '../api/get-order.ts';
import styles from './order.module.css';

type Props = { order: Order; orderKey: OrderKey; onForm: (form: 'cancel' | 'return') => void };

/** The actions on an order. */
export function OrderActions({ order: { can }, orderKey, onForm }: Props) {
  const t = useTranslate();
  const stores = useStores();
  const [notice, setNotice] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const repeat = async () => {
    setBusy(true);
    try {
      const { repeatOrder } = await import('../api/repeat-order.ts');
      const { added, problems } = await repeatOrder(tabContext().api, orderKey);
      await stores.cart.load();
      if (added > 0) stores.modals.open('cart');
      setNotice(problems.length > 0 ? t('Not everything can be ordered again: see the cart.') : null);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setNotice(t(error.messageKey ?? '@Internal server error'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={`${styles.actions} ${styles.scripted}`}>
      <div className={styles.buttons}>
        {can.repeat && (
          <Button isBusy={isBusy} onClick={() => void repeat()}>
            {t('Order it again')}
          </Button>
        )}
        <Button onClick={() => print()}>{t('Print the order')}</Button>
        {can.return && <Button onClick={() => onForm('return')}>{t('Return')}</Button>}
        {can.cancel && <Button onClick={() => onForm('cancel')}>{t('Cancel the order')}</Button>}
      </div>
      {notice !== null && <Notice kind="warn" title={notice} />}
    </div>
  );
}
