import { useTranslate } from '@vitryna/i18n/react';
import type { ResultExtra } from '@vitryna/store';
import { Button, Icon } from '@vitryna/ui';
import { useEffect } from 'react';
import styles from './result-modal.module.css';

type Props = { extra: unknown; onClose: () => void };

/** How something went: title, text and, where it is asked for, closing by itself. */
function ResultModal({ extra, onClose, isGood }: Props & { isGood: boolean }) {
  const t = useTranslate();
  const { title, text, autoCloseMs } = extra as ResultExtra;
  useEffect(() => {
    if (autoCloseMs === undefined) return;
    const timer = setTimeout(onClose, autoCloseMs);
    return () => clearTimeout(timer);
  }, [autoCloseMs, onClose]);
  return (
    <div className={styles.result}>
      <span className={isGood ? styles.good : styles.bad}>
        <Icon name={isGood ? 'check' : 'alert-triangle'} size={32} />
      </span>
      <h2>{title}</h2>
      <p>{text}</p>
      <Button kind="primary" size={52} onClick={onClose}>
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
