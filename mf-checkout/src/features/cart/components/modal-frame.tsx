import { useTranslate } from '@vitryna/i18n/react';
import { IconButton } from '@vitryna/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './modal-frame.module.css';

type Props = {
  title: string;
  /** Grey words after the title. */
  note?: string | undefined;
  onClose: () => void;
  /** Stays in sight below the body, which scrolls. */
  foot?: ReactNode;
  children: ReactNode;
};

/** Head, scrolling body and foot inside the shell's dialog, which takes its name from the title. */
export function ModalFrame({ title, note, onClose, foot, children }: Props) {
  const t = useTranslate();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = frame.current?.closest('dialog');
    dialog?.removeAttribute('aria-label');
    dialog?.setAttribute('aria-labelledby', id);
  }, [id]);
  return (
    <div ref={frame} className={styles.frame}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {note && <span className={styles.note}>{note}</span>}
        <IconButton className={styles.close} icon="close" label={t('Close')} onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
  );
}
