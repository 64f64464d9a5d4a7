import type { ModalTable } from '@vitryna/remote-kit';

/** The modals whose contents are the shell's: results, and what it offers by itself (specification §2, §4). */
export const ownModals: ModalTable = {
  successful: () => import('../modals/result-modal.tsx').then(({ SuccessfulModal: Component }) => ({ Component })),
  unsuccessful: () => import('../modals/result-modal.tsx').then(({ UnsuccessfulModal: Component }) => ({ Component })),
  leadCapture: () =>
    import('../features/lead-capture/lead-capture.tsx').then(({ LeadCapture: Component }) => ({ Component })),
  ad: () => import('../features/ad-popup/ad-popup.tsx').then(({ AdPopup: Component }) => ({ Component })),
};
