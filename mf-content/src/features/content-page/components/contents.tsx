import { useTranslate } from '@vitryna/i18n/react';
import type { Part } from '../parts-of.ts';
import styles from './contents.module.css';

/** A list of fewer parts would repeat what is in sight anyway. */
const fewestParts = 2;

/** The contents of a text, beside it on wide screens; narrower ones read it from its beginning. */
export function Contents({ parts }: { parts: readonly Part[] }) {
  const t = useTranslate();
  if (parts.length < fewestParts) return null;
  return (
    <nav className={styles.contents} aria-label={t('On this page')}>
      <b>{t('On this page')}</b>
      <ul>
        {parts.map(({ name, title }) => (
          <li key={name}>
            <a href={`#${name}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
