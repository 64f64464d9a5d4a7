import type { ModalTable } from '@vitryna/remote-kit';

export const modals: ModalTable = {
  headerMenu: () =>
    import(/* webpackChunkName: "modal-headerMenu" */ '../features/categories/components/header-menu.tsx').then(
      ({ HeaderMenu: Component }) => ({ Component }),
    ),
};
