import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { leaveModals } from '../modals/modal-navigation.ts';
import { settle, showPrepared, whenPrepared } from '../pages/standing/show-early.ts';
import type { MovingHalf } from '../router/late-router.ts';
import { createMovingRouter } from '../router/moving-router.ts';

/** The half of the router that navigates, with what modals and prepared pages do to a navigation. */
export const movingHalf: MovingHalf = {
  create: (routes, { beforePop, ...options }) =>
    createMovingRouter(routes, {
      ...options,
      showPrepared,
      whenPrepared,
      history: leaveModals(createBrowserHistory(), beforePop),
    }),
  settle,
};
