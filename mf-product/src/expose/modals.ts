import type { ModalTable } from '@vitryna/remote-kit';

export const modals: ModalTable = {
  preOrder: () =>
    import(/* webpackChunkName: "modal-preOrder" */ '../features/pre-order/components/pre-order-modal.tsx').then(
      ({ PreOrderModal: Component }) => ({ Component }),
    ),
};
