import { formatDate } from '@vitryna/i18n';
import { useLocale, useTranslate } from '@vitryna/i18n/react';
import styles from './kept-copy.module.css';

/** Props of {@link KeptCopy}. */
export type KeptCopyProps = {
  /** In milliseconds; null for what is no copy. */
  since: number | null;
};

/** A quiet line: what follows was kept, and may have changed since. Nothing while its service answers. */
export function KeptCopy({ since }: KeptCopyProps) {
  const t = useTranslate();
  const locale = useLocale();
  if (since === null) return null;
  return <p className={styles.line}>{t('Saved copy of {{date}}', { date: formatDate(since, locale, 'dateTime') })}</p>;
}
