import { useTranslate } from '@vitryna/i18n/react';
import type { MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import styles from './toast.module.css';
import type { ToastTheme, ToastType } from './toast-options.ts';

const icons: Record<ToastType, IconName | null> = {
  success: 'check',
  error: 'alert-triangle',
  warning: 'clock',
  info: 'info',
  default: null,
};

/** Props of {@link ToastWords}. */
export type ToastWordsProps = { type: ToastType; title: string; text?: string | undefined };

/** What a toast says: its mark, a line, and perhaps another one. */
export function ToastWords({ type, title, text }: ToastWordsProps) {
  const icon = icons[type];
  return (
    <div className={styles.words}>
      {icon && <Icon name={icon} className={styles.icon} />}
      <div className={styles.lines}>
        <b>{title}</b>
        {text && <p>{text}</p>}
      </div>
    </div>
  );
}

/** The cross at a toast's corner. */
export function ToastClose({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const handleClick = (event: MouseEvent) => {
    // The toast around it closes by a click as well; once is enough.
    event.stopPropagation();
    onClose();
  };
  return (
    <button type="button" className={styles.close} aria-label={t('Close')} onClick={handleClick}>
      <Icon name="close" size={16} />
    </button>
  );
}

/** The class of the element that holds {@link ToastWords} and {@link ToastClose}. */
export function toastClass(type: ToastType, theme: ToastTheme): string {
  return classNames(styles.toast, styles[type], theme !== 'auto' && styles[theme]);
}
