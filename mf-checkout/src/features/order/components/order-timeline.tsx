import type { MaskedOrder } from '@vitryna/contracts/api';
import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { panelClass } from '@vitryna/ui';
import { statusName } from '../status-names.ts';
import styles from './order.module.css';

/** The order's timeline, the latest first. */
export function OrderTimeline({ timeline }: Pick<MaskedOrder, 'timeline'>) {
  const t = useTranslate();
  const { date, localise } = useFormat();
  return (
    <section className={panelClass}>
      <h2>{t('What has happened')}</h2>
      <ol className={styles.timeline} reversed>
        {timeline.toReversed().map(({ status, at, note }, index) => (
          <li key={`${status} ${at}`} aria-current={index === 0 ? 'step' : undefined}>
            <b>{statusName(status, t)}</b>
            <time dateTime={at}>{date(at, 'dateTime')}</time>
            {note && <span>{localise(note)}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
