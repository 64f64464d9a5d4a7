import type { ModalTable } from '@vitryna/remote-kit';

export const modals: ModalTable = {
  installerSubscription: () =>
    import(
      /* webpackChunkName: "modal-installerSubscription" */ '../features/installers/components/installer-modal.tsx'
    ).then(({ InstallerModal: Component }) => ({ Component })),
  landingPage: () =>
    import(
      /* webpackChunkName: "modal-landingPage" */ '../features/content-page/landing/components/landing-modal.tsx'
    ).then(({ LandingModal: Component }) => ({ Component })),
};
