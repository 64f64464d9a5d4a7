import { useTranslate } from '@vitryna/i18n/react';
import { Icon } from '@vitryna/ui';
import { useEffect, useState } from 'react';
import styles from './copy-code.module.css';

/** How long the button says that it has copied, in milliseconds (specification §9). */
const copiedMs = 1500;

/** The product's code and a button that copies it. */
export function CopyCode({ code }: { code: string }) {
  const t = useTranslate();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const handleCopy = () => {
    // Refused without permission or over plain http: the code stands beside the button and can be selected.
    navigator.clipboard?.writeText(code).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <button type="button" className={styles.copy} onClick={handleCopy}>
      <span>{t('Code {{code}}', { code })}</span>
      <Icon name={isCopied ? 'check' : 'copy'} size={16} />
      <span className="visually-hidden" role="status">
        {isCopied ? t('Copied') : t('Copy the code')}
      </span>
    </button>
  );
}
