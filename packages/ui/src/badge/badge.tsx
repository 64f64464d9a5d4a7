import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './badge.module.css';

/** Meaning of a badge; it decides the colours. */
export type BadgeKind = 'discount' | 'hit' | 'new' | 'gift' | 'free';

/** A small label on a picture or in a row. */
export function Badge({ kind, children }: { kind: BadgeKind; children: ReactNode }) {
  return <span className={classNames(styles.badge, styles[kind])}>{children}</span>;
}
