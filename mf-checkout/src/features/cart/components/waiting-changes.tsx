import { useTranslate } from '@vitryna/i18n/react';
import { useStore } from '@vitryna/store/react';
import { Notice } from '@vitryna/ui';

/** Says in the cart that changes of it wait for a connection; the lines show them as made. */
export function WaitingChanges() {
  const t = useTranslate();
  const count = useStore(
    ({ outbox }) => outbox.waiting.filter(({ operation }) => operation.startsWith('cart.')).length,
  );
  if (count === 0) return null;
  return (
    <Notice kind="warn" title={t('No connection')}>
      {t('{{count}} changes of the cart wait for it. They are sent by themselves.', { count })}
    </Notice>
  );
}
