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
};
