import { Fragment } from 'react';
import styles from './facts.module.css';

/** Short facts with dots between them. Where a line ends, no dot ends it and none begins the next. */
export function Facts({ facts }: { facts: readonly string[] }) {
  return (
    <span className={styles.facts}>
      {facts.map((fact, index) => (
        <Fragment key={fact}>
          {index > 0 && ' '}
          <span>{fact}</span>
        </Fragment>
      ))}
    </span>
  );
}
