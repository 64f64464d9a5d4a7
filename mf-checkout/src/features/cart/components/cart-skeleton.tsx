import { useTranslate } from '@vitryna/i18n/react';
import styles from './cart-skeleton.module.css';

/** A line that is on its way, at its final size. */
export function LineSkeleton() {
  const t = useTranslate();
  return (
    <li className={styles.line}>
      <span className="visually-hidden" role="status">
        {t('Loading')}
      </span>
      <i className={styles.picture} />
      <span className={styles.text}>
        <i />
        <i />
      </span>
      <i className={styles.price} />
    </li>
  );
}

/** Lines that are being loaded. */
export function CartSkeleton({ count = 2 }: { count?: number }) {
  return (
    <ul>
      {Array.from({ length: count }, (_, index) => (
        <LineSkeleton key={index} />
      ))}
    </ul>
  );
}
