import { useTranslate } from '@vitryna/i18n/react';
import { Button } from '@vitryna/ui';
import { Component, type ReactNode } from 'react';
import styles from './modal-dialog.module.css';

/** Contents that fail cost their dialog and nothing else: it says so and can be closed. */
export class ModalBoundary extends Component<{ onClose: () => void; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <Failed onClose={this.props.onClose} /> : this.props.children;
  }
}

function Failed({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  return (
    <div className={styles.failed} role="alert">
      <p>{t('This part of the store did not load')}</p>
      <Button onClick={onClose}>{t('Close')}</Button>
    </div>
  );
}
