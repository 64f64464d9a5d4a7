import type { ListedWarehouse, Warehouse } from '@vitryna/contracts/api';
import type { Translate } from '@vitryna/i18n';
import { useFormat, useLocale, useTranslate } from '@vitryna/i18n/react';
import { classNames, Facts, wholeWords } from '@vitryna/ui';
import { hoursNow } from './hours-now.ts';
import styles from './point-chooser.module.css';

/** Props of {@link PointRow}. */
export type PointRowProps = {
  point: ListedWarehouse;
  /** Name of the group of radio buttons. */
  group: string;
  isChosen: boolean;
  onChoose: () => void;
  now?: Date;
};

/** Why a point cannot take what is sent, in words; null where it can. */
export const whyNotPoint = (
  t: Translate,
  { status, maxWeightKg }: Pick<Warehouse, 'status' | 'maxWeightKg'>,
): string | null =>
  ({
    working: null,
    closed: t('Closed for now'),
    tooHeavy: t('Takes parcels up to {{kg}} kg', { kg: maxWeightKg ?? 0 }),
    tooLarge: t('The parcel is too large for it'),
  })[status];

/** A point of the list: number, address, hours now, how far it is, or why it cannot be chosen. */
export function PointRow({ point, group, isChosen, onChoose, now = new Date() }: PointRowProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { number } = useFormat();
  const reason = whyNotPoint(t, point);
  const hours = hoursNow(point.schedule, now);
  const { distanceM } = point;
  const far =
    distanceM === null
      ? null
      : distanceM < 1000
        ? t('{{distance}} m', { distance: Math.round(distanceM / 10) * 10 })
        : t('{{distance}} km', { distance: number(Math.round(distanceM / 100) / 10) });
  const open = hours.isAroundTheClock
    ? t('Around the clock')
    : hours.today === null
      ? t('Closed today')
      : hours.isOpen
        ? t('Open now, {{hours}}', { hours: hours.today })
        : t('Closed now, {{hours}}', { hours: hours.today });
  return (
    <label className={classNames(styles.row, reason !== null && styles.disabled)}>
      <input type="radio" name={group} checked={isChosen} disabled={reason !== null} onChange={onChoose} />
      <span className={styles.texts}>
        <span className={styles.name}>
          {point.type === 'postMachine' ? t('Post machine') : t('Post office')} №{point.number}
        </span>
        <span>{wholeWords(point.address[locale])}</span>
        <span className={classNames(styles.note, reason !== null && styles.reason)}>
          {reason ?? <Facts facts={[open, ...(far === null ? [] : [far])]} />}
        </span>
      </span>
    </label>
  );
}
