import { helpPanelAbovePx } from '@vitryna/contracts/constants';
import { useTranslate } from '@vitryna/i18n/react';
import { IconButton } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { type ComponentType, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { FrameData } from '../../document/frame-data.ts';
import { holdScroll } from '../../modals/hold-scroll.ts';
import type { CallbackFormProps } from './callback-form.tsx';
import { HelpList } from './help-list.tsx';
import styles from './help-panel.module.css';

export type HelpPanelProps = {
  frame: FrameData;
  isOpen: boolean;
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** The list of ways to reach the store, and the form for being called back in its place. */
export function HelpPanel({ frame, isOpen, button, onClose }: HelpPanelProps) {
  const t = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [CallbackForm, setCallbackForm] = useState<ComponentType<CallbackFormProps> | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isWide = useIsWide();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return;
    // Small, it lives beside the page; on the whole screen it is modal, so the page behind is inert.
    if (isWide) element.show();
    else element.showModal();
    // As under any modal: iOS scrolls by touch what only its overflow holds.
    const letScroll = isWide ? null : holdScroll();
    heading.current?.focus();
    return () => {
      letScroll?.();
      const hadFocus = element.contains(document.activeElement);
      element.close();
      if (hadFocus) button.current?.focus();
    };
  }, [isOpen, isWide, button]);
  useLeaving({ isOpen, isWide, dialog, button, onClose });
  useEffect(() => {
    // The panel's contents changed under the focus.
    if (dialog.current?.open) heading.current?.focus();
  }, [CallbackForm]);

  const openForm = async () => {
    setBusy(true);
    try {
      const loaded = await import('./callback-form.tsx');
      setCallbackForm(() => loaded.CallbackForm);
    } catch {
      // A failed callback request leaves the phone number.
      if (frame.phone) location.assign(`tel:${frame.phone.replaceAll(/\s/g, '')}`);
    } finally {
      setBusy(false);
    }
  };
  const handleClose = () => {
    // It closes and opens again when the window grows or shrinks over the limit; only the shopper's Esc ends it.
    if (!dialog.current?.open) onClose();
  };
  const title = CallbackForm ? t('Back call') : t('Connect with us');
  return (
    <dialog ref={dialog} id="help-panel" className={styles.panel} aria-labelledby="help-title" onClose={handleClose}>
      <div className={styles.head}>
        {CallbackForm && (
          <IconButton icon={icons.arrowLeft} label={t('Back to the list')} onClick={() => setCallbackForm(null)} />
        )}
        <h2 ref={heading} id="help-title" tabIndex={-1}>
          {title}
        </h2>
        <IconButton icon={icons.close} label={t('Close')} className={styles.close} onClick={onClose} />
      </div>
      {CallbackForm ? (
        <CallbackForm frame={frame} isOpen={isOpen} onClose={onClose} onEnd={() => setCallbackForm(null)} />
      ) : (
        <HelpList
          messengers={frame.messengers}
          isBusy={isBusy}
          onLink={isWide ? onClose : undefined}
          onCallback={openForm}
        />
      )}
    </dialog>
  );
}

/** Whether the window leaves room for a small panel; follows it. */
function useIsWide(): boolean {
  const [isWide, setWide] = useState(() => wideWindow().matches);
  useEffect(() => {
    const query = wideWindow();
    const follow = () => setWide(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return isWide;
}

const wideWindow = () => matchMedia(`(width > ${helpPanelAbovePx}px)`);

type Leaving = Pick<HelpPanelProps, 'isOpen' | 'button' | 'onClose'> & {
  isWide: boolean;
  dialog: RefObject<HTMLDialogElement | null>;
};

/** A press outside and Esc close the small panel; on the whole screen the browser minds Esc. Another page closes both. */
function useLeaving({ isOpen, isWide, dialog, button, onClose }: Leaving): void {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const openedAt = useRef(address);
  useEffect(() => {
    if (openedAt.current === address) return;
    openedAt.current = address;
    onClose();
  }, [address, onClose]);
  useEffect(() => {
    if (!isOpen || !isWide) return;
    const handlePress = ({ target }: Event) => {
      const isInside = target instanceof Node && (dialog.current?.contains(target) || button.current?.contains(target));
      if (!isInside) onClose();
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector('dialog:modal')) onClose();
    };
    document.addEventListener('pointerdown', handlePress);
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('pointerdown', handlePress);
      document.removeEventListener('keydown', handleKey);
    };
  }, [isOpen, isWide, dialog, button, onClose]);
}
