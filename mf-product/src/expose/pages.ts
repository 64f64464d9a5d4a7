import type { LoadSkeletons, PageTable } from '@vitryna/remote-kit';

export const pages: PageTable = {
  product: () => import(/* webpackChunkName: "page-product" */ '../routes/product.tsx'),
  'product-specifications': () =>
    import(/* webpackChunkName: "page-product-specifications" */ '../routes/specifications.tsx'),
  'product-reviews': () => import(/* webpackChunkName: "page-product-reviews" */ '../routes/reviews.tsx'),
  'product-videos': () => import(/* webpackChunkName: "page-product-videos" */ '../routes/videos.tsx'),
  'product-downloads': () => import(/* webpackChunkName: "page-product-downloads" */ '../routes/downloads.tsx'),
  'product-delivery': () => import(/* webpackChunkName: "page-product-delivery" */ '../routes/delivery.tsx'),
  'product-write': () => import(/* webpackChunkName: "page-product-write" */ '../routes/write.tsx'),
  'product-notify': () => import(/* webpackChunkName: "page-product-notify" */ '../routes/notify.tsx'),
  'words-taken': () => import(/* webpackChunkName: "page-words-taken" */ '../routes/form-received.tsx'),
  'price-watch': () => import(/* webpackChunkName: "page-price-watch" */ '../routes/price-watch.tsx'),
};

export const skeletons: LoadSkeletons = () => import(/* webpackChunkName: "skeletons" */ '../routes/skeletons.tsx');
