import { useTranslate } from '@vitryna/i18n/react';
import { useLocation, usePageAnchors } from '@vitryna/remote-kit';
import { classNames } from '@vitryna/ui';
import { useSyncExternalStore } from 'react';
import { priceResetAnchor } from '../price-reset.ts';
import styles from './price-reset-notice.module.css';

/**
 * Says that the price was reset, where the address says it with its fragment: a form that was sent without its code is redirected there.
 * A document is rendered without the fragment, so the style shows the notice while it is the target.
 */
export function PriceResetNotice() {
  const t = useTranslate();
  const anchor = usePageAnchors();
  const { hash } = useLocation();
  const isTold = useSyncExternalStore(
    never,
    () => hash === `#${priceResetAnchor}`,
    () => null,
  );
  if (isTold === false) return null;
  return (
    <p {...anchor(priceResetAnchor)} className={classNames(styles.notice, isTold && styles.told)} role="status">
      {t('The lowest price was above the highest, so the price was reset')}
    </p>
  );
}

// Only hydration has another answer than what follows it.
const never = () => () => {};
