import { isApiError } from '@vitryna/api-client';
import { useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { Button, FieldFrame, inputClass, Notice } from '@vitryna/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { cancelOrder } from '../api/orders.ts';
import { reasonNames } from './order-texts.ts';
import styles from './orders.module.css';

type Props = { orderId: string; onDone: () => void; onClose: () => void };

/** Why an order is given up, and a second press, so that none is given up by mistake. */
export function CancelForm({ orderId, onDone, onClose }: Props) {
  const t = useTranslate();
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => select.current?.focus(), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      await cancelOrder(tabContext().api, { orderId, reason: select.current?.value ?? 'other' });
      onClose();
    } catch (error) {
      if (!isApiError(error)) throw error;
      const isTooLate = error.status === 409;
      setFailure(isTooLate ? 'It is on its way already and cannot be cancelled' : 'That did not work. Try once more');
    } finally {
      setBusy(false);
      // Also after a refusal: the order has changed since it was read.
      onDone();
    }
  };
  return (
    <form className={styles.cancel} onSubmit={submit} aria-label={t('Cancel the order')}>
      <FieldFrame id={id} label={t('Why')}>
        <select id={id} ref={select} className={inputClass} defaultValue="changedMind">
          {Object.entries(reasonNames).map(([reason, name]) => (
            <option key={reason} value={reason}>
              {t(name)}
            </option>
          ))}
        </select>
      </FieldFrame>
      {failure !== null && <Notice kind="error" title={t(failure)} />}
      <div className={styles.buttons}>
        <Button type="submit" kind="solid" size={36} isBusy={isBusy}>
          {t('Cancel the order')}
        </Button>
        <Button size={36} onClick={onClose}>
          {t('Keep it')}
        </Button>
      </div>
    </form>
  );
}
