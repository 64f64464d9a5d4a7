import { useTranslate } from '@vitryna/i18n/react';
import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import * as icons from '../icon/icons.ts';
import styles from './modal-frame.module.css';

/** Props of {@link ModalFrame}. */
export type ModalFrameProps = {
  title: ReactNode;
  /** Id of the heading; the `<dialog>` around names itself by it with `aria-labelledby`. */
  titleId?: string;
  /** Grey words after the title, such as a number of products. */
  note?: ReactNode;
  /** Stays at the lower edge while the body scrolls. */
  foot?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** The contents of the shell's `<dialog>`: a head with a cross, a body that scrolls and a foot that stays. */
export function ModalFrame({ title, titleId = 'modal-title', note, foot, onClose, children }: ModalFrameProps) {
  const t = useTranslate();
  return (
    <div className={styles.frame}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {note && <span className={styles.note}>{note}</span>}
        <IconButton icon={icons.close} label={t('Close')} className={styles.close} onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
  );
}

/**
 * How a modal takes its place: 440 px form, 920 px wide, and on phones the whole screen or a sheet from below. A `page` brings no
 * {@link ModalFrame}: the dialog itself scrolls. A `screen` fills every screen.
 */
export type ModalShape = 'form' | 'wide' | 'sheet' | 'page' | 'screen';

/** The class of the `<dialog>` that holds a {@link ModalFrame}: scrim, size, shadow and motion. */
export function modalClass(shape: ModalShape = 'form'): string {
  return classNames(styles.modal, shape !== 'form' && styles[shape]);
}
