import { createLazyPart } from '@vitryna/navigation/lazy';
import { leaveModals } from '../modals/modal-navigation.ts';

/** The half of the router that navigates, with what modals do to its history. */
export const lazyPart = createLazyPart(leaveModals);
