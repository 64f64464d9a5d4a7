import { useTranslate } from '@vitryna/i18n/react';
import type { ModalName } from '@vitryna/store';
import { useStore } from '@vitryna/store/react';
import { TextSkeleton } from '@vitryna/ui';
import { type MouseEvent, Suspense, use, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { ModalBoundary } from './modal-boundary.tsx';
import { loadModal } from './modal-contents.ts';
import styles from './modal-dialog.module.css';

type Props = { name: ModalName; onClose: () => void };

/**
 * The dialog element of every modal: focus trap and return, Esc and a click outside are the browser's and this host's work,
 * the contents are the owner's. A navigation closes it.
 */
export function ModalDialog({ name, onClose }: Props) {
  const t = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    // The page under the dialog does not scroll; it keeps the width that its scrollbar took, so nothing jumps.
    const { clientWidth, style } = document.documentElement;
    style.setProperty('--scrollbar', `${window.innerWidth - clientWidth}px`);
    dialog.current?.showModal();
  }, []);
  useEffect(() => {
    if (openedAt.current !== key) onClose();
  }, [key, onClose]);
  const handleClick = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself; this is the pointer's way
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-modal-name={name}
      aria-label={t('Dialog')}
      onClose={onClose}
      onClick={handleClick}
    >
      <div className={styles.panel}>
        <ModalBoundary onClose={onClose}>
          <Suspense fallback={<TextSkeleton lines={6} />}>
            <Contents name={name} onClose={onClose} />
          </Suspense>
        </ModalBoundary>
      </div>
    </dialog>
  );
}

function Contents({ name, onClose }: Props) {
  const extra = useStore(({ modals }) => modals.byName[name].extra);
  const { Component } = use(loadModal(name));
  return <Component extra={extra} onClose={onClose} />;
}
