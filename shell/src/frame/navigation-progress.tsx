import { useTranslate } from '@vitryna/i18n/react';
import { useNavigation } from 'react-router';
import styles from './navigation-progress.module.css';

/** A thin bar while a navigation takes longer than 120 ms; the delay is in its animation. */
export function NavigationProgress() {
  const t = useTranslate();
  const isBusy = useNavigation().state !== 'idle';
  return isBusy ? <div className={styles.bar} role="progressbar" aria-label={t('Loading')} /> : null;
}
