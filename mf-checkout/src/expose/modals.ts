import type { ModalTable } from '@vitryna/remote-kit';

export const modals: ModalTable = {
  cart: () =>
    import(/* webpackChunkName: "modal-cart" */ '../features/cart/components/cart-modal.tsx').then(
      ({ CartModal: Component }) => ({ Component }),
    ),
};
