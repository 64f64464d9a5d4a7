import { useTranslate } from '@vitryna/i18n/react';
import type { ModalModule } from '@vitryna/remote-kit';
import type { ModalName } from '@vitryna/store';
import { useStore, useStores } from '@vitryna/store/react';
import { ModalFrame, modalClass, TextSkeleton } from '@vitryna/ui';
import { Suspense, use, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { loadModal } from './load-modal.ts';
import { ModalBoundary } from './modal-boundary.tsx';
import { modalTable } from './modal-table.ts';
import { usePressOutside } from './use-press-outside.ts';
import { useTopDialog } from './use-top-dialog.ts';

type Props = { name: ModalName; isTop: boolean };

/**
 * The dialog element of every modal: focus trap, Esc and a press outside are the browser's and this host's work, the contents
 * are the owner's. A navigation closes it.
 */
export function ModalDialog({ name, isTop }: Props) {
  const t = useTranslate();
  const stores = useStores();
  const dialog = useRef<HTMLDialogElement>(null);
  const [{ attempt, contents }, setLoaded] = useState(() => ({ attempt: 1, contents: loadModal(name) }));
  const retry = () => setLoaded({ attempt: attempt + 1, contents: loadModal(name) });
  const extra = useStore(({ modals }) => modals.byName[name].extra);
  const close = useCallback(() => stores.modals.close(name), [stores, name]);
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (openedAt.current !== key) close();
  }, [key, close]);
  useTopDialog(dialog, isTop);
  const { shape } = modalTable[name];
  const title = extra !== null && 'title' in extra ? extra.title : t(modalTable[name].title);
  return (
    <dialog
      ref={dialog}
      className={modalClass(shape)}
      data-modal-name={name}
      aria-label={title}
      tabIndex={-1}
      // Also told when a dialog was closed because another one covers it.
      onClose={(event) => event.target === dialog.current && isTop && !dialog.current.open && close()}
      {...usePressOutside(dialog, close)}
    >
      <ModalBoundary key={attempt} title={title} onClose={close} onRetry={retry}>
        <Suspense
          fallback={
            <ModalFrame title={title} onClose={close}>
              <TextSkeleton lines={6} />
            </ModalFrame>
          }
        >
          <Contents contents={contents} extra={extra} onClose={close} />
        </Suspense>
      </ModalBoundary>
    </dialog>
  );
}

type ContentsProps = { contents: Promise<ModalModule>; extra: unknown; onClose: () => void };

function Contents({ contents, extra, onClose }: ContentsProps) {
  const { Component } = use(contents);
  return <Component extra={extra} onClose={onClose} />;
}
