import { Fragment } from 'react';
import styles from './facts.module.css';

type FactsProps = {
  facts: readonly string[];
  /** Language of the first one where it is not the page's. */
  firstLang?: string | undefined;
};

/** Short facts with dots between them. Where a line ends, no dot ends it and none begins the next. */
export function Facts({ facts, firstLang }: FactsProps) {
  return (
    <span className={styles.facts}>
      {facts.map((fact, index) => (
        <Fragment key={fact}>
          {index > 0 && ' '}
          <span lang={index === 0 ? firstLang : undefined}>{fact}</span>
        </Fragment>
      ))}
    </span>
  );
}
