import { useTranslate } from '@vitryna/i18n/react';
import styles from './payment-marks.module.css';

/** Names of payment systems; they are the same in every language. */
const marks = ['Visa', 'Mastercard', 'Apple Pay', 'Google Pay', 'Prostir'];

/** How one can pay, in words: the systems' own signs are theirs. */
export function PaymentMarks({ hasCards }: { hasCards: boolean }) {
  const t = useTranslate();
  return (
    <ul className={styles.marks} aria-label={t('We accept')}>
      {[...(hasCards ? marks : []), t('On delivery')].map((mark) => (
        <li key={mark}>{mark}</li>
      ))}
    </ul>
  );
}
