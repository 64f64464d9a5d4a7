import type { Translate } from '@vitryna/i18n';
import { useTranslate } from '@vitryna/i18n/react';
import type { ModalModule } from '@vitryna/remote-kit';
import type { ModalExtras, ModalName, ResultExtra } from '@vitryna/store';
import { useStore, useStores } from '@vitryna/store/react';
import { ModalFrame, modalClass, TextSkeleton } from '@vitryna/ui';
import { Suspense, use, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { loadModal } from './load-modal.ts';
import { ModalBoundary } from './modal-boundary.tsx';
import { modalEntry } from './modal-table.ts';
import { useGone } from './use-gone.ts';
import { usePressOutside } from './use-press-outside.ts';
import { useTopDialog } from './use-top-dialog.ts';

type Props = {
  name: ModalName;
  isTop: boolean;
  /** Closed, and in view until its transition ends: nothing can be done with it any more. */
  isLeaving: boolean;
  onGone: () => void;
};

/**
 * The dialog element of every modal: focus trap, Esc and a press outside are the browser's and this host's work, the contents
 * are the owner's. A navigation closes it.
 */
export function ModalDialog({ name, isTop, isLeaving, onGone }: Props) {
  const t = useTranslate();
  const stores = useStores();
  const dialog = useRef<HTMLDialogElement>(null);
  const [{ attempt, contents }, setLoaded] = useState(() => ({ attempt: 1, contents: loadModal(name) }));
  const retry = () => setLoaded({ attempt: attempt + 1, contents: loadModal(name) });
  const given = useStore(({ modals }) => modals.byName[name]?.extra ?? null);
  // The store forgets the extra with the closing; what leaves still shows it.
  const [shown, setShown] = useState(given);
  if (!isLeaving && shown !== given) setShown(given);
  const extra = isLeaving ? shown : given;
  const close = useCallback(() => {
    if (!isLeaving) stores.modals.close(name);
  }, [stores, name, isLeaving]);
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (openedAt.current !== key) close();
  }, [key, close]);
  useTopDialog(dialog, isTop);
  useGone(dialog, isLeaving, onGone);
  const entry = modalEntry(name);
  const [own, setOwn] = useState<Pick<ModalModule, 'title' | 'shape'>>({});
  const title = titleIn(extra, t) ?? t(own.title ?? entry.title);
  return (
    <dialog
      ref={dialog}
      className={modalClass(own.shape ?? shapeIn(extra) ?? entry.shape)}
      data-modal-name={name}
      aria-label={title}
      tabIndex={-1}
      inert={isLeaving}
      aria-hidden={isLeaving || undefined}
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
          <Contents contents={contents} extra={extra} onClose={close} onArrive={setOwn} />
        </Suspense>
      </ModalBoundary>
    </dialog>
  );
}

/** The opener's name of the modal. */
function titleIn(extra: ModalExtras[ModalName], t: Translate): string | undefined {
  if (!extra || !('titleKey' in extra) || typeof extra.titleKey !== 'string') return undefined;
  return t(extra.titleKey, 'values' in extra ? (extra.values as ResultExtra['values']) : undefined);
}

/** How the opener says that the modal looks, so that it need not change when its contents arrive. */
const shapeIn = (extra: ModalExtras[ModalName]): ModalModule['shape'] =>
  extra && 'shape' in extra && extra.shape === 'screen' ? 'screen' : undefined;

type ContentsProps = {
  contents: Promise<ModalModule>;
  extra: unknown;
  onClose: () => void;
  onArrive: (own: Pick<ModalModule, 'title' | 'shape'>) => void;
};

function Contents({ contents, extra, onClose, onArrive }: ContentsProps) {
  const { Component, title, shape } = use(contents);
  // Before it is painted: a modal that takes the whole screen is not seen as a form first.
  useLayoutEffect(() => onArrive({ title, shape }), [title, shape, onArrive]);
  return <Component extra={extra} onClose={onClose} />;
}
