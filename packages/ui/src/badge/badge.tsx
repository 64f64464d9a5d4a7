import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './badge.module.css';

/** Meaning of a badge; it decides the colours. */
export type BadgeKind = 'discount' | 'hit' | 'new' | 'gift' | 'free' | 'note';

/** A small label on a picture or in a row; with an `href` it leads there. */
export function Badge({ kind, href, children }: { kind: BadgeKind; href?: string | undefined; children: ReactNode }) {
  const className = classNames(styles.badge, styles[kind]);
  if (href === undefined) return <span className={className}>{children}</span>;
  return (
    <a className={className} href={href}>
      {children}
    </a>
  );
}
