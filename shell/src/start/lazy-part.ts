import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { leaveModals } from '../modals/modal-navigation.ts';
import { settle, showPrerendered, whenPrerendered } from '../pages/cached/show-early.ts';
import type { LazyPart } from '../router/late-router.ts';
import { createLazyRouter } from '../router/lazy-router.ts';

/** The half of the router that navigates, with what modals and prerendered pages do to a navigation. */
export const lazyPart: LazyPart = {
  create: (routes, { beforePop, ...options }) =>
    createLazyRouter(routes, {
      ...options,
      showPrerendered,
      whenPrerendered,
      history: leaveModals(createBrowserHistory(), beforePop),
    }),
  settle,
};
