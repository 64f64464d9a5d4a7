import { useTranslate } from '@vitryna/i18n/react';
import { Icon, useCopied } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import styles from './copy-code.module.css';

/** The product's code and a button that copies it; where it may not, the code stands beside the button and can be selected. */
export function CopyCode({ code }: { code: string }) {
  const t = useTranslate();
  const [isCopied, copy] = useCopied();
  return (
    <button type="button" className={styles.copy} onClick={() => copy(code).catch(() => undefined)}>
      <span>{t('Code {{code}}', { code })}</span>
      <Icon path={isCopied ? icons.check : icons.copy} size={16} />
      <span className="visually-hidden" role="status">
        {isCopied ? t('Copied') : t('Copy the code')}
      </span>
    </button>
  );
}
