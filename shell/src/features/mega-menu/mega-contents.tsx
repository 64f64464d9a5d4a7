import { useTranslate } from '@vitryna/i18n/react';
import type { ModalModule } from '@vitryna/remote-kit';
import { TextSkeleton } from '@vitryna/ui';
import { Suspense, use, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { loadModal } from '../../modals/load-modal.ts';
import { ModalBoundary } from '../../modals/modal-boundary.tsx';
import { Providers } from '../../tab/providers.tsx';
import { rootErrors } from '../../tab/report-error.ts';
import type { App } from '../feature.ts';
import styles from './mega-menu.module.css';

type Props = { onClose: () => void };

/** The catalogue of the remote that owns it, in the panel below the header. */
export function showMegaContents(host: HTMLElement, { i18n, stores, eventBus }: App, onClose: () => void): void {
  host.className = styles.panel ?? '';
  createRoot(host, rootErrors).render(
    <Providers i18n={i18n} stores={stores} eventBus={eventBus}>
      <MegaContents onClose={onClose} />
    </Providers>,
  );
}

function MegaContents({ onClose }: Props) {
  const t = useTranslate();
  const [{ attempt, menu }, setTry] = useState(() => ({ attempt: 0, menu: loadModal('headerMenu') }));
  const waiting = (
    <div className={`container ${styles.waiting}`}>
      <TextSkeleton lines={8} />
    </div>
  );
  return (
    <ModalBoundary
      key={attempt}
      title={t('Catalogue')}
      onClose={onClose}
      onRetry={() => setTry({ attempt: attempt + 1, menu: loadModal('headerMenu') })}
    >
      <Suspense fallback={waiting}>
        <Contents menu={menu} onClose={onClose} />
      </Suspense>
    </ModalBoundary>
  );
}

function Contents({ menu, onClose }: Props & { menu: Promise<ModalModule> }) {
  const { Component } = use(menu);
  return <Component extra={null} onClose={onClose} />;
}
