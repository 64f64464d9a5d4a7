import { useTranslate } from '@vitryna/i18n/react';
import type { MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconPath } from '../icon/icons.ts';
import * as icons from '../icon/icons.ts';
import styles from './toast.module.css';
import type { ToastTheme, ToastType } from './toast-options.ts';

const iconOf: Record<ToastType, IconPath | null> = {
  success: icons.check,
  error: icons.alertTriangle,
  warning: icons.clock,
  info: icons.info,
  default: null,
};

/** Props of {@link ToastText}. */
export type ToastTextProps = { type: ToastType; title: string; text?: string | undefined };

/** A toast's text: its mark, a line, and perhaps another one. */
export function ToastText({ type, title, text }: ToastTextProps) {
  const icon = iconOf[type];
  return (
    <div className={styles.words}>
      {icon && <Icon path={icon} className={styles.icon} />}
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
      <Icon path={icons.close} size={16} />
    </button>
  );
}

/** The class of the element that holds {@link ToastText} and {@link ToastClose}. */
export function toastClass(type: ToastType, theme: ToastTheme): string {
  return classNames(styles.toast, styles[type], theme !== 'auto' && styles[theme]);
}
