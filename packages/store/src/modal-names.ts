import type { AdCard } from '@vitryna/contracts/api';

/** The shared modals (specification §2). */
export const modalNames = [
  'cart',
  'preOrder',
  'successful',
  'unsuccessful',
  'account',
  'setNewPassword',
  'review',
  'addReview',
  'installerSubscription',
  'landingPage',
  'leadCapture',
  'ad',
  'recovery',
  'headerMenu',
] as const;
export type SharedModalName = (typeof modalNames)[number];

/**
 * A modal that one remote brings for itself: the remote's name and the modal's key in its `./modals`, e.g. `mf-gift-cards/details`.
 * Nobody lists it. Its props are between it and its own remote; a link opens it with nothing.
 */
export type RemoteModalName = `mf-${string}/${string}`;
export type ModalName = SharedModalName | RemoteModalName;

/** Whether a modal is one that its remote brings for itself. */
export const isRemoteModal = (name: string): name is RemoteModalName => /^mf-[a-z0-9-]+\/\w+$/.test(name);

/**
 * A result told in a modal: the keys of its texts, which the modal translates, because a press may come before the texts, and the
 * `values` that fill them. `autoCloseMs` closes it by itself, `coupon` is a code that can be copied.
 */
export type ResultExtra = {
  titleKey: string;
  textKey: string;
  values?: Readonly<Record<string, string | number>>;
  coupon?: string;
  autoCloseMs?: number;
};

/** The props of each modal; null where it needs nothing. */
export type ModalExtras = {
  cart: null;
  /** Also asks to be told when a product is back, or what it costs; `titleKey` says which. */
  preOrder: { productId: string; titleKey: string };
  successful: ResultExtra;
  unsuccessful: ResultExtra;
  account: { view: 'signIn' | 'signUp' } | null;
  setNewPassword: { token: string };
  review: { reviewId: string };
  addReview: { productId: string };
  installerSubscription: null;
  landingPage: { landingPageId: string };
  leadCapture: null;
  ad: { cards: AdCard[] };
  recovery: { token: string };
  headerMenu: null;
  [remote: RemoteModalName]: Readonly<Record<string, unknown>> | null;
};

/** Modals that the page opens by itself; they never cover another one (reading 18). */
export type AutomaticModal = 'ad' | 'leadCapture';

/** The second argument of opening a modal: left out where the modal needs nothing. */
export type ExtraArgument<Name extends ModalName> = null extends ModalExtras[Name]
  ? [extra?: ModalExtras[Name]]
  : [extra: ModalExtras[Name]];
