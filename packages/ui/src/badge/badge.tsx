import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './badge.module.css';

/** Meaning of a badge; it decides the colours. */
export type BadgeKind = 'discount' | 'hit' | 'new' | 'gift' | 'free' | 'note';

/** Props of {@link Badge}. */
export type BadgeProps = {
  kind: BadgeKind;
  href?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A small label on a picture or in a row; with an `href` it leads there. */
export function Badge({ kind, href, className, children }: BadgeProps) {
  const look = classNames(styles.badge, styles[kind], className);
  if (href === undefined) return <span className={look}>{children}</span>;
  return (
    <a className={look} href={href}>
      {children}
    </a>
  );
}
