import { copiedMs } from '@vitryna/contracts/constants';
import { useTranslate } from '@vitryna/i18n/react';
import { Icon } from '@vitryna/ui';
import { useEffect, useState } from 'react';
import styles from './comparison-tools.module.css';

/** Hands the page's address on: through the phone's own sheet, elsewhere to the clipboard. */
export function ShareButton() {
  const t = useTranslate();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const handleShare = async () => {
    const url = location.href;
    try {
      if (matchMedia('(pointer: coarse)').matches && navigator.share) return await navigator.share({ url });
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      // Refused, or the sheet was closed again: the address stands in the address bar.
    }
  };
  return (
    <button type="button" className={styles.tool} onClick={handleShare}>
      <Icon name={isCopied ? 'check' : 'share'} />
      <span role="status">{isCopied ? t('Link copied') : t('Share')}</span>
    </button>
  );
}
