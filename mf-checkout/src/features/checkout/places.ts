import type { KeptDraft } from '@vitryna/contracts/api';

/** The references of the form with their names: cities and points have names that a shopper reads. */
export type Places = KeptDraft['places'];
