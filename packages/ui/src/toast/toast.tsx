import { useTranslate } from '@vitryna/i18n/react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import styles from './toast.module.css';

/** What a toast says happened. */
export type ToastKind = 'success' | 'error' | 'warning' | 'info';

const icons: Record<ToastKind, IconName> = {
  success: 'check',
  error: 'alert-triangle',
  warning: 'clock',
  info: 'info',
};

/** Props of {@link Toast}. How long it stays is the host's business. */
export type ToastProps = { kind: ToastKind; title: string; text?: string | undefined; onClose: () => void };

/** One message with its colour at the left edge and a cross. */
export function Toast({ kind, title, text, onClose }: ToastProps) {
  const t = useTranslate();
  return (
    <div className={classNames(styles.toast, styles[kind])} role="alert">
      <Icon name={icons[kind]} className={styles.icon} />
      <div className={styles.words}>
        <b>{title}</b>
        {text && <p>{text}</p>}
      </div>
      <button type="button" className={styles.close} aria-label={t('Close')} onClick={onClose}>
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}

/** Class of the element that holds toasts: top right, full width on phones. Keep it in the page also when empty. */
export const toastRegionClass: string | undefined = styles.region;
