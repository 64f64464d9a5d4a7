import type { KeptDraft } from '@vitryna/contracts/api';

/** What the references of the form name: cities and points have names that a shopper reads. */
export type Places = KeptDraft['places'];
