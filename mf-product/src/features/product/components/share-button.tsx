import { useTranslate } from '@vitryna/i18n/react';
import { useStores } from '@vitryna/store/react';
import { classNames, Icon } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import styles from './copy-code.module.css';

/** Shares the page as the device does it; where it does not, a modal has the ways. */
export function ShareButton({ title }: { title: string }) {
  const t = useTranslate();
  const stores = useStores();
  const handleShare = () => {
    const url = location.origin + location.pathname;
    const openWays = () => stores.modals.open('mf-product/share', { titleKey: 'Share', title, url });
    if (!('share' in navigator)) return openWays();
    // Closing the device's own sheet is a decision; after any other failure the other ways remain.
    navigator.share({ title, url }).catch(({ name }: Error) => name === 'AbortError' || openWays());
  };
  return (
    <button type="button" className={classNames(styles.copy, styles.share)} onClick={handleShare}>
      <Icon path={icons.share} size={16} />
      <span>{t('Share')}</span>
    </button>
  );
}
