import { Icon, type IconPath } from '@vitryna/ui';
import type { ReactNode } from 'react';
import styles from './cart-message.module.css';

type Props = { icon: IconPath; title: string; text: string; isAlert?: boolean; children: ReactNode };

/** What stands in the place of lines, and what to do about it. */
export function CartMessage({ icon, title, text, isAlert, children }: Props) {
  return (
    <div className={styles.message} role={isAlert ? 'alert' : undefined}>
      <span className={styles.icon}>
        <Icon path={icon} size={32} />
      </span>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}
