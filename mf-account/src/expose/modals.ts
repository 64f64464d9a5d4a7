import type { ModalTable } from '@vitryna/remote-kit';

export const modals: ModalTable = {
  account: () =>
    import(/* webpackChunkName: "modal-account" */ '../features/sign/components/account-modal.tsx').then(
      ({ AccountModal: Component }) => ({ Component }),
    ),
  recovery: () =>
    import(/* webpackChunkName: "modal-recovery" */ '../features/sign/components/recovery-modal.tsx').then(
      ({ RecoveryModal: Component }) => ({ Component }),
    ),
  setNewPassword: () =>
    import(/* webpackChunkName: "modal-recovery" */ '../features/sign/components/recovery-modal.tsx').then(
      ({ SetNewPasswordModal: Component }) => ({ Component }),
    ),
  reauthenticate: () =>
    import(/* webpackChunkName: "modal-reauthenticate" */ '../features/sign/components/reauthenticate-modal.tsx').then(
      ({ ReauthenticateModal: Component }) => ({ Component, title: 'Confirm that it is you' }),
    ),
};
