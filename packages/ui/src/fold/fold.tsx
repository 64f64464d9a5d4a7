import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './fold.module.css';

/** `<details>` whose contents unfold in 300 ms (specification §9), or at once for who wants no motion. It works without JavaScript. */
export function Fold({ className, ...details }: ComponentProps<'details'>) {
  return <details className={classNames(styles.fold, className)} {...details} />;
}
