import type { ReactNode } from 'react';
import { Fold } from './fold.tsx';
import styles from './question.module.css';

/** A question whose answer unfolds; its arrow says that there is one. */
export function Question({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Fold className={styles.question}>
      <summary>{title}</summary>
      {children}
    </Fold>
  );
}
