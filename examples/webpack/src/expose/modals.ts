import type { ModalTable } from '@vitryna/remote-kit';

export const modals: ModalTable = {
  company: () =>
    import(/* webpackChunkName: "modal-company" */ '../features/hours/components/company-modal.tsx').then(
      ({ CompanyModal: Component }) => ({ Component, title: 'The company behind the store' }),
    ),
};
