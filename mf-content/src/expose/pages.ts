import type { LoadSkeletons, PageTable } from '@vitryna/remote-kit';

/** Page name → its route module. */
export const pages: PageTable = {
  content: () => import(/* webpackChunkName: "page-content" */ '../routes/content.tsx'),
  contact: () => import(/* webpackChunkName: "page-contact" */ '../routes/contact.tsx'),
  blog: () => import(/* webpackChunkName: "page-blog" */ '../routes/blog.tsx'),
  'blog-list': () => import(/* webpackChunkName: "page-blog-list" */ '../routes/blog-list.tsx'),
  'become-author': () => import(/* webpackChunkName: "page-become-author" */ '../routes/become-author.tsx'),
  'blog-post': () => import(/* webpackChunkName: "page-blog-post" */ '../routes/blog-post.tsx'),
  'landing-pages': () => import(/* webpackChunkName: "page-landing-pages" */ '../routes/landing-pages.tsx'),
  'landing-page': () => import(/* webpackChunkName: "page-landing-page" */ '../routes/landing-page.tsx'),
  'write-to-us': () => import(/* webpackChunkName: "page-write-to-us" */ '../routes/write-to-us.tsx'),
  'warranty-check': () => import(/* webpackChunkName: "page-warranty-check" */ '../routes/warranty-check.tsx'),
  'delivery-cost': () => import(/* webpackChunkName: "page-delivery-cost" */ '../routes/delivery-cost.tsx'),
  faq: () => import(/* webpackChunkName: "page-faq" */ '../routes/faq.tsx'),
};

export const skeletons: LoadSkeletons = () => import(/* webpackChunkName: "skeletons" */ '../routes/skeletons.tsx');
