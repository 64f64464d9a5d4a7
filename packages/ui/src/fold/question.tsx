import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { chevronDown } from '../icon/icons.ts';
import { Fold } from './fold.tsx';
import styles from './question.module.css';

/** A question whose answer unfolds; its arrow says that there is one. */
export function Question({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Fold className={styles.question}>
      <summary>
        {title}
        <Icon path={chevronDown} className={styles.chevron} />
      </summary>
      {children}
    </Fold>
  );
}
