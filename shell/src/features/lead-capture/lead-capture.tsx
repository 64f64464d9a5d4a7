import type { ApiClient } from '@vitryna/api-client';
import { resultAutoCloseMs } from '@vitryna/contracts/constants';
import { useTranslate } from '@vitryna/i18n/react';
import { useStores } from '@vitryna/store/react';
import { ModalFrame } from '@vitryna/ui';
import { useState } from 'react';
import { loadModal } from '../../modals/load-modal.ts';
import { LeadCaptureForm } from './lead-capture-form.tsx';
import type { LeadCaptureValues } from './lead-capture-schema.ts';
import { subscribe } from './subscribe.ts';

type Props = { api: ApiClient; onClose: () => void };

/**
 * The discount for an address (specification §4). Closing it in any way marks it shown; after a submit it gives way to the
 * result with the coupon.
 */
export function LeadCapture({ api, onClose }: Props) {
  const t = useTranslate();
  const stores = useStores();
  const [startedAt] = useState(() => Date.now());
  const handleSubmit = async (values: LeadCaptureValues) => {
    // The result's code comes with the answer; without it the host says so.
    const [coupon] = await Promise.all([
      subscribe(api, values, { startedAt }),
      loadModal('successful').catch(() => null),
    ]);
    onClose();
    stores.modals.open(
      'successful',
      coupon
        ? {
            title: t('Your discount is {{discount}} %', { discount: coupon.discount }),
            text: t('The coupon is in your mail too. Enter it at checkout.'),
            coupon: coupon.coupon,
            autoCloseMs: resultAutoCloseMs,
          }
        : {
            title: t('Check your mail'),
            text: t('This address already has a coupon: it is in the letter that we sent.'),
            autoCloseMs: resultAutoCloseMs,
          },
    );
  };
  return (
    <ModalFrame title={t('A coupon for the first order')} onClose={onClose}>
      <LeadCaptureForm onSubmit={handleSubmit} />
    </ModalFrame>
  );
}
