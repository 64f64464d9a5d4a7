import { useTranslate } from '@vitryna/i18n/react';
import { Button, useCopied } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { useId, useRef } from 'react';
import styles from './result-modal.module.css';

/** A coupon with a button that copies it; the button says so for 1500 ms (specification §9). */
export function CouponCode({ code }: { code: string }) {
  const t = useTranslate();
  const id = useId();
  const output = useRef<HTMLOutputElement>(null);
  const [isCopied, copy] = useCopied();
  const handleCopy = async () => {
    try {
      await copy(code);
    } catch {
      // Without the right to copy the code is marked, one key away from the clipboard.
      if (output.current) getSelection()?.selectAllChildren(output.current);
    }
  };
  return (
    <div className={styles.coupon}>
      <span id={id} className={styles.label}>
        {t('Your coupon')}
      </span>
      <output ref={output} aria-labelledby={id} className={styles.code}>
        {code}
      </output>
      <Button kind="primary" size={52} isWide icon={isCopied ? icons.check : icons.copy} onClick={handleCopy}>
        {isCopied ? t('Copied') : t('Copy the coupon')}
      </Button>
      <span className="visually-hidden" role="status">
        {isCopied ? t('Copied') : ''}
      </span>
    </div>
  );
}
