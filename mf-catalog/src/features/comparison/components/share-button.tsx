import { useTranslate } from '@vitryna/i18n/react';
import { Icon, useCopied } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import styles from './comparison-tools.module.css';

/** Hands the page's address on: through the phone's own sheet, elsewhere to the clipboard. */
export function ShareButton() {
  const t = useTranslate();
  const [isCopied, copy] = useCopied();
  const handleShare = async () => {
    const url = location.href;
    try {
      if (matchMedia('(pointer: coarse)').matches && navigator.share) await navigator.share({ url });
      else await copy(url);
    } catch {
      // Refused, or the sheet was closed again: the address stands in the address bar.
    }
  };
  return (
    <button type="button" className={styles.tool} onClick={handleShare}>
      <Icon path={isCopied ? icons.check : icons.share} />
      <span role="status">{isCopied ? t('Link copied') : t('Share')}</span>
    </button>
  );
}
