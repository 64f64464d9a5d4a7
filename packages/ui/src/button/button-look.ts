import { classNames } from '../class-names.ts';
import styles from './button.module.css';

/** Looks of a button: one yellow `primary` for each block; `outlined` says that something has been done. */
export type ButtonKind = 'primary' | 'secondary' | 'outlined' | 'solid' | 'ghost';

/** Heights in pixels. A 36 px button grows to 44 where fingers press it. */
export type ButtonSize = 36 | 44 | 52;

/** The class of a button or of a link that looks like one. */
export function buttonClass(kind: ButtonKind, size: ButtonSize, isWide?: boolean, className?: string): string {
  return classNames(
    styles.button,
    styles[kind],
    size === 36 && styles.small,
    size === 52 && styles.large,
    isWide && styles.wide,
    className,
  );
}
