import { useTranslate } from '@vitryna/i18n/react';
import type { ReactNode } from 'react';
import { Fold } from '../fold/fold.tsx';
import styles from './filter-group.module.css';
import { useFolded } from './use-folded.tsx';

/** Props of {@link FilterFrame}. */
export type FilterFrameProps = {
  title: string;
  chosenCount?: number;
  isOpen: boolean;
  children: ReactNode;
};

/** The frame of one filter: a head that folds, with the number of chosen values. It works without JavaScript. */
export function FilterFrame({ title, chosenCount = 0, isOpen, children }: FilterFrameProps) {
  const t = useTranslate();
  const { place, details } = useFolded(isOpen || chosenCount > 0);
  return (
    <Fold {...details} className={styles.group} open={isOpen}>
      <summary className={styles.head}>
        {title}
        {chosenCount > 0 && (
          <span className={styles.counter}>
            {chosenCount}
            <span className="visually-hidden"> {t('chosen')}</span>
          </span>
        )}
      </summary>
      {place(<div className={styles.body}>{children}</div>)}
    </Fold>
  );
}
