import { useTranslate } from '@vitryna/i18n/react';
import { Question } from '@vitryna/ui';
import type { Part } from '../parts-of.ts';
import styles from './folded-contents.module.css';

/** The contents of a document before its words, where they do not stand beside it; folded, so that it is read from its beginning. */
export function FoldedContents({ parts }: { parts: readonly Part[] }) {
  const t = useTranslate();
  return (
    <nav className={styles.contents} aria-label={t('On this page')}>
      <Question title={t('On this page')}>
        <ul>
          {parts.map(({ name, title }) => (
            <li key={name}>
              <a href={`#${name}`}>{title}</a>
            </li>
          ))}
        </ul>
      </Question>
    </nav>
  );
}
