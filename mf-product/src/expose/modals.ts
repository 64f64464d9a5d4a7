import type { ModalTable } from '@vitryna/remote-kit';

export const modals: ModalTable = {
  preOrder: () =>
    import(/* webpackChunkName: "modal-preOrder" */ '../features/pre-order/components/pre-order-modal.tsx').then(
      ({ PreOrderModal: Component }) => ({ Component }),
    ),
  addReview: () =>
    import(/* webpackChunkName: "modal-addReview" */ '../features/reviews/components/add-review-modal.tsx').then(
      ({ AddReviewModal: Component }) => ({ Component }),
    ),
  review: () =>
    import(/* webpackChunkName: "modal-review" */ '../features/reviews/components/review-modal.tsx').then(
      ({ ReviewModal: Component }) => ({ Component }),
    ),
  quickOrder: () =>
    import(/* webpackChunkName: "modal-quickOrder" */ '../features/pre-order/components/quick-order-modal.tsx').then(
      ({ QuickOrderModal: Component }) => ({ Component, title: 'Buy in one click' }),
    ),
  share: () =>
    import(/* webpackChunkName: "modal-share" */ '../features/share/share-modal.tsx').then(
      ({ ShareModal: Component }) => ({ Component, title: 'Share' }),
    ),
  gallery: () =>
    import(/* webpackChunkName: "modal-gallery" */ '../features/gallery/components/gallery-modal.tsx').then(
      ({ GalleryModal: Component }) => ({ Component, title: 'Pictures of the product', shape: 'screen' }),
    ),
};
