import { useTranslate } from '@vitryna/i18n/react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconPath } from '../icon/icons.ts';
import * as icons from '../icon/icons.ts';
import styles from './notice.module.css';

/** The kind of a notice; it decides the colours and the icon. */
export type NoticeKind = 'info' | 'ok' | 'warn' | 'error' | 'gift' | 'delivery';

const iconOf: Record<NoticeKind, IconPath> = {
  info: icons.info,
  ok: icons.check,
  warn: icons.clock,
  error: icons.alertTriangle,
  gift: icons.gift,
  delivery: icons.truck,
};

/** Props of {@link Notice}. */
export type NoticeProps = {
  kind?: NoticeKind;
  title: ReactNode;
  children?: ReactNode;
  /** A button or link at the right. */
  action?: ReactNode;
};

/** A message in the page, beside what it speaks of. Errors are announced. */
export function Notice({ kind = 'info', title, children, action }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[kind])} role={kind === 'error' ? 'alert' : undefined}>
      <Icon path={iconOf[kind]} />
      <div className={styles.text}>
        <b>{title}</b>
        {children && <div className={styles.more}>{children}</div>}
      </div>
      {action}
    </div>
  );
}

/** Props of {@link RetryNotice}. */
export type RetryNoticeProps = {
  /** The title of the failed part; a general sentence unless told. */
  title?: string;
  /** Says that the visitor has no network instead. */
  isOffline?: boolean;
  /** The message about the rest, in place of a general one. */
  children?: ReactNode;
  isBusy?: boolean;
  /** Without it the button is left out. */
  onRetry?: () => void;
};

/** A part of the page that could not be loaded, with a button to try again. */
export function RetryNotice({ title, isOffline, isBusy, onRetry, children }: RetryNoticeProps) {
  const t = useTranslate();
  return (
    <div className={styles.notice} role="alert">
      <Icon path={isOffline ? icons.offline : icons.alertTriangle} />
      <div className={styles.text}>
        <b>{title ?? t(isOffline ? 'No connection' : 'Could not load this part')}</b>
        <div className={styles.more}>
          {children ?? t(isOffline ? 'Check the network and try again' : 'The rest of the page works')}
        </div>
      </div>
      {onRetry && (
        <Button size={36} icon={icons.refresh} {...(isBusy && { isBusy })} onClick={onRetry}>
          {t('Try again')}
        </Button>
      )}
    </div>
  );
}

/** An inviting line with a coloured edge, such as the coupon and free delivery on the home page. */
export function NoticeBar({ isStrong, title, children, action }: { isStrong?: boolean } & Omit<NoticeProps, 'kind'>) {
  return (
    <div className={classNames(styles.bar, isStrong && styles.strong)}>
      <div className={styles.text}>
        <b>{title}</b>
        {children && <div className={styles.more}>{children}</div>}
      </div>
      {action}
    </div>
  );
}
