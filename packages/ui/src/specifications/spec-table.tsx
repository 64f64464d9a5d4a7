import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { wholeWords } from '../text/whole-words.tsx';
import styles from './spec-table.module.css';

/** One specification; with an address its value leads to products that share it. */
export type SpecRow = {
  name: ReactNode;
  value: string;
  href?: string | undefined;
  /** Its meaning, unfolded by a press on the name. */
  hint?: string | undefined;
};

/** Props of {@link SpecTable}. */
export type SpecTableProps = {
  rows: SpecRow[];
  /** Name of the group, with a two pixel rule under it. */
  title?: ReactNode;
  /** Two columns from 768 px, as in the short list on a product page. */
  isDouble?: boolean;
  /** A shopper's actions on a row, at its end. */
  actionOf?: (index: number) => ReactNode;
};

/** Names at the left, values at the right, a hairline under each. */
export function SpecTable({ rows, title, isDouble, actionOf }: SpecTableProps) {
  return (
    <section>
      {title && <h3 className={styles.title}>{title}</h3>}
      <dl className={classNames(styles.table, isDouble && styles.double)}>
        {rows.map(({ name, value, href, hint }, index) => (
          <div key={index} className={styles.row}>
            <dt>
              {hint ? (
                <details className={styles.hint}>
                  <summary>{name}</summary>
                  {hint}
                </details>
              ) : (
                name
              )}
            </dt>
            <dd>
              {href ? <a href={href}>{wholeWords(value)}</a> : wholeWords(value)}
              {actionOf?.(index)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
