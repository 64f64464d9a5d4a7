import { useTranslate } from '@vitryna/i18n/react';
import type { OfferPeriod } from '../period.ts';
import styles from './period.module.css';

/** When an offer runs, in words. */
export function Period({ state, firstDay, lastDay }: Pick<OfferPeriod, 'state' | 'firstDay' | 'lastDay'>) {
  const t = useTranslate();
  const words: Record<OfferPeriod['state'], string> = {
    running: t('Until {{date}}', { date: lastDay }),
    ahead: t('Begins on {{date}}', { date: firstDay }),
    over: t('Ended on {{date}}', { date: lastDay }),
  };
  return <span className={styles[state]}>{words[state]}</span>;
}
