import { useTranslate } from '@vitryna/i18n/react';
import { ModalFrame, RetryNotice } from '@vitryna/ui';
import { Component, type ReactNode } from 'react';
import { lostTexts } from './lost-texts.ts';

type Props = { title: string; onClose: () => void; onRetry: () => void; children: ReactNode };

/** Contents that fail cost their dialog and nothing else: it says so, offers another try and can be closed. */
export class ModalBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { children, ...rest } = this.props;
    return this.state.hasFailed ? <Failed {...rest} /> : children;
  }
}

function Failed({ title, onClose, onRetry }: Omit<Props, 'children'>) {
  const t = useTranslate();
  const lost = t(lostTexts[0]);
  return (
    <ModalFrame title={title || lost} onClose={onClose}>
      <RetryNotice title={lost} onRetry={onRetry} />
    </ModalFrame>
  );
}
