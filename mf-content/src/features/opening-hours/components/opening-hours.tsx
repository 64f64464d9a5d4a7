import type { OpeningHours as Hours } from '@vitryna/contracts/api';
import { useFormat, useLocale, useTranslate } from '@vitryna/i18n/react';
import { openingState } from '../opening-state.ts';
import { useStoreTime } from '../use-store-time.ts';
import styles from './opening-hours.module.css';

type Props = {
  openingHours: Hours;
  /** The hours of a week in words. */
  schedule: string;
  /** When the page was rendered, in milliseconds. */
  renderedAt: number;
};

const weekday = (day: string, locale: string) =>
  new Date(day).toLocaleDateString(locale, { weekday: 'long', timeZone: 'UTC' });

/** Whether the store is open now, when that changes, and the days that are not as their weekday. */
export function OpeningHours({ openingHours, schedule, renderedAt }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const { date } = useFormat();
  const { isOpen, closesAt, opens, special } = openingState(openingHours, useStoreTime(renderedAt));
  const opening = ({ day, inDays, at }: NonNullable<typeof opens>) =>
    inDays === 0
      ? t('Opens today at {{time}}', { time: at })
      : inDays === 1
        ? t('Opens tomorrow at {{time}}', { time: at })
        : t('Opens: {{day}}, {{time}}', { day: inDays < 7 ? weekday(day, locale) : date(day), time: at });
  return (
    <section className={styles.hours}>
      <h2>{t('Opening hours')}</h2>
      <p className={isOpen ? styles.open : styles.closed} role="status">
        <b>{isOpen ? t('Open now') : t('Closed now')}</b>
        <span>{isOpen ? closesAt && t('Until {{time}}, Kyiv time', { time: closesAt }) : opens && opening(opens)}</span>
      </p>
      <p>{schedule}</p>
      {special.map(({ day, hours }) => (
        <p key={day}>
          {date(day)}: {hours ?? t('closed')}
        </p>
      ))}
      {openingHours.mayDifferOnHolidays && <p className={styles.note}>{t('Hours may differ on public holidays.')}</p>}
    </section>
  );
}
