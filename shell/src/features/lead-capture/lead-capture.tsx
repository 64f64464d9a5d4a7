import { useTranslate } from '@vitryna/i18n/react';
import { tabContext } from '@vitryna/remote-kit';
import { type SendSubscription, SubscriptionForm, subscribe } from '@vitryna/subscription';
import { ModalFrame } from '@vitryna/ui';
import { loadModal } from '../../modals/load-modal.ts';
import styles from './lead-capture.module.css';

/**
 * The discount for an address (specification §4). Closing it in any way marks it shown; after a submit it gives way to the
 * result with the coupon.
 */
export function LeadCapture({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const send: SendSubscription = async (...sent) => {
    // The result's code comes with the answer; without it the host says so.
    const [coupon] = await Promise.all([
      subscribe(tabContext().api, ...sent),
      loadModal('successful').catch(() => null),
    ]);
    return coupon;
  };
  return (
    <ModalFrame title={t('A coupon for the first order')} onClose={onClose}>
      <p className={styles.lead}>{t('Leave your address, and the coupon comes at once.')}</p>
      <SubscriptionForm name="lead-capture" isAgreed send={send} onSent={onClose} />
    </ModalFrame>
  );
}
