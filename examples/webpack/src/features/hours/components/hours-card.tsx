import { useTranslate } from '@vitryna/i18n/react';
import type { Hours } from '../load-hours.ts';
import styles from './hours-card.module.css';

/** When the store answers, and at which number. */
export function HoursCard({ hours }: { hours: Hours }) {
  const t = useTranslate();
  if (!hours) return <p className={styles.card}>{t('Our hours are not known at the moment')}</p>;
  return (
    <dl className={styles.card}>
      <dt>{t('We answer')}</dt>
      <dd>{hours.schedule}</dd>
      <dt>{t('Phone')}</dt>
      <dd>
        <a href={`tel:${hours.phone.replaceAll(/[^+\d]/g, '')}`}>{hours.phone}</a>
      </dd>
    </dl>
  );
}
