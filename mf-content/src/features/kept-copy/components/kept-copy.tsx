import { useTranslate } from '@vitryna/i18n/react';
import type { Dated } from '../dated-content.ts';
import styles from './kept-copy.module.css';

/** A quiet line: what follows was kept, and may have changed since. Nothing while the content service answers. */
export function KeptCopy({ since }: { since: Dated['keptSince'] }) {
  const t = useTranslate();
  return since && <p className={styles.line}>{t('Saved copy of {{date}}', { date: since })}</p>;
}
