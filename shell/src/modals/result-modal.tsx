import { useTranslate } from '@vitryna/i18n/react';
import type { ResultExtra } from '@vitryna/store';
import { Button, Icon, IconButton } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { CouponCode } from './coupon-code.tsx';
import styles from './result-modal.module.css';
import { useAttention } from './use-attention.ts';
import { useCountdown } from './use-countdown.ts';

type Props = { extra: unknown; onClose: () => void };

/**
 * How something went: title, text and, where it is asked for, closing by itself. That waits while the pointer is over it or
 * the focus on its controls.
 */
function ResultModal({ extra, onClose, isGood }: Props & { isGood: boolean }) {
  const t = useTranslate();
  const { titleKey, textKey, values, coupon, autoCloseMs } = extra as ResultExtra;
  const { isAttended, watch } = useAttention();
  useCountdown(autoCloseMs, { isHeld: isAttended, onEnd: onClose });
  return (
    <div className={styles.result} {...watch}>
      <IconButton icon={icons.close} label={t('Close')} className={styles.close} onClick={onClose} />
      <span className={isGood ? styles.good : styles.bad}>
        <Icon path={isGood ? icons.check : icons.alertTriangle} size={32} />
      </span>
      <h2>{t(titleKey, values)}</h2>
      <p className={styles.text}>{t(textKey, values)}</p>
      {coupon !== undefined && <CouponCode code={coupon} />}
      <Button kind={coupon === undefined ? 'primary' : 'secondary'} size={52} isWide onClick={onClose}>
        {t('Close')}
      </Button>
    </div>
  );
}

export function SuccessfulModal(props: Props) {
  return <ResultModal {...props} isGood />;
}

export function UnsuccessfulModal(props: Props) {
  return <ResultModal {...props} isGood={false} />;
}
