import { useTranslate } from '@vitryna/i18n/react';
import { Button, useCopied } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { useEffect, useState } from 'react';
import styles from './post-end.module.css';

/** Hands a post on: its address to the clipboard, or the post to the device's own sheet. Without JavaScript there is neither. */
export function Share({ title }: { title: string }) {
  const t = useTranslate();
  const [isCopied, copy] = useCopied();
  const [isRefused, setRefused] = useState(false);
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare('share' in navigator), []);
  const address = () => location.origin + location.pathname;
  const handleCopy = () =>
    copy(address()).then(
      () => setRefused(false),
      () => setRefused(true),
    );
  const handleShare = () => {
    // Closing the device's sheet is a decision; the other button remains in any case.
    navigator.share({ title, url: address() }).catch(() => {});
  };
  return (
    <div className={styles.share}>
      <div className={styles.ways}>
        <Button icon={isCopied ? icons.check : icons.copy} onClick={handleCopy}>
          {isCopied ? t('Copied') : t('Copy the link')}
        </Button>
        {canShare && (
          <Button icon={icons.share} onClick={handleShare}>
            {t('Share')}
          </Button>
        )}
      </div>
      <p role="status">{isRefused && t('The browser did not let us copy: take the address from its bar')}</p>
    </div>
  );
}
