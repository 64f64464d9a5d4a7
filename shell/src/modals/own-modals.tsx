import type { ApiClient } from '@vitryna/api-client';
import type { ModalModule, ModalTable } from '@vitryna/remote-kit';

/** The modals whose contents are the shell's: results, and what it offers by itself (specification §2, §4). */
export function ownModals({ api }: { api: ApiClient }): ModalTable {
  return {
    successful: () => import('./result-modal.tsx').then(({ SuccessfulModal: Component }) => ({ Component })),
    unsuccessful: () => import('./result-modal.tsx').then(({ UnsuccessfulModal: Component }) => ({ Component })),
    leadCapture: async (): Promise<ModalModule> => {
      const { LeadCapture } = await import('../features/lead-capture/lead-capture.tsx');
      return { Component: ({ onClose }) => <LeadCapture api={api} onClose={onClose} /> };
    },
    ad: () => import('../features/ad-popup/ad-popup.tsx').then(({ AdPopup: Component }) => ({ Component })),
  };
}
