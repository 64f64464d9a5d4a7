import { useTranslate } from '@vitryna/i18n/react';
import { classNames } from '@vitryna/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import type { BlockName } from '../checkout-values.ts';
import styles from './block.module.css';

type Props = {
  name: BlockName;
  number: number;
  title: string;
  /** `waiting` has not been come to, `done` can be opened again. */
  state: 'waiting' | 'open' | 'done';
  /** The summary, shown while the block is closed. */
  summary?: ReactNode;
  onEdit: () => void;
  /** Changes when the block has to take the focus: it was opened by a press. */
  focusKey: number;
  children: ReactNode;
};

/** A block of the checkout: open, or closed with what was filled in and the way back into it. */
export function Block({ name, number, title, state, summary, onEdit, focusKey, children }: Props) {
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state !== 'open' || focusKey === 0) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [state, focusKey]);
  return (
    <fieldset className={classNames(styles.block, styles[state])} data-block={name}>
      <legend className={styles.legend}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
      </legend>
      {state === 'done' && (
        <div className={styles.summary}>
          <div className={styles.words}>{summary}</div>
          <button type="button" className={styles.edit} onClick={onEdit}>
            {t('Change')}
            <span className="visually-hidden"> ({title})</span>
          </button>
        </div>
      )}
      {state === 'open' && <div className={styles.body}>{children}</div>}
    </fieldset>
  );
}
